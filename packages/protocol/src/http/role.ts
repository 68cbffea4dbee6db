import * as v from 'valibot';

/** Who keeps order: moderators, and admins, who also say who is one. */
const ROLES = ['moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const roleSchema = v.picklist(ROLES);

/** What a token may be used for; a session in a browser may do everything. */
export const SCOPES = ['read', 'play', 'chat', 'moderate'] as const;
export type Scope = (typeof SCOPES)[number];
