/** Words that are the same in both languages. */
export const sameInGerman: readonly string[] = ['Baron', 'Sheriff', 'Gold', 'Sabotage'];
