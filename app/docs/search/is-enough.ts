/** A query is searched from two letters or one Chinese character on. */
export const isEnough = (query: string): boolean =>
  query.trim().length > 1 || /\p{Script=Han}/u.test(query);
