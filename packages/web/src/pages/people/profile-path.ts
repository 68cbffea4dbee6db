/** Where a user's profile is. */
export const profilePath = (name: string): string => `/people/${encodeURIComponent(name)}`;
