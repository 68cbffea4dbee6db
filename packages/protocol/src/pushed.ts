import * as v from 'valibot';
import type { Wire } from './wire.ts';

/** A page of this app, on whichever server it came from: nothing that leads elsewhere. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));

const pushedSchema = v.object({
  title: v.string(),
  body: v.string(),
  path,
  /** A newer notification with the same tag takes the older one's place. */
  tag: v.string(),
});
/** What a server pushes to a browser's service worker. */
export type Pushed = Wire<typeof pushedSchema>;

export const isPath = (given: unknown): given is string => v.is(path, given);

/** What was pushed, if it can be read. */
export function parsePushed(text: string): Pushed | undefined {
  try {
    const read = v.safeParse(pushedSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
