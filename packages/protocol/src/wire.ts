import type * as v from 'valibot';

/** What a schema describes, as it came over the wire or goes there: nobody changes it. */
export type Wire<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
