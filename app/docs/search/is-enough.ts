/** From the second letter on, or one Chinese character, the text is searched. */
export const isEnough = (query: string): boolean =>
  query.trim().length > 1 || /\p{Script=Han}/u.test(query);
