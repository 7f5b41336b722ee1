import { glossary } from '#content/docs/glossary.ts';
import type { SearchError, SearchField, SearchIndex } from '#documents/search/search-record.ts';
import { numbersIn, pastedCode } from '../content/pasted-code.ts';
import { withoutStopWords } from './stop-words.ts';

/**
 * The exact match of a query: an error code (alone, among words or in a pasted response), a field,
 * or an HTTP status that error codes use.
 */
export function exactAnswer(
  query: string,
  { errors, fields, documents }: SearchIndex,
): { exact?: SearchError | SearchField; status?: number; hasOtherWords?: boolean } {
  const numbers = numbersIn(query);
  const error = errors.find(({ code }) => code === pastedCode(query) || numbers.includes(code));
  if (error) return { exact: error };
  const phrase = query.toLowerCase().replace(statusWords, ' ').replace(/\s+/g, ' ').trim();
  const rest = phrase.replace(/\b\d{3}\b/g, '').trim();
  const named = statusNames[rest];
  const status = errors.find((one) => [...numbers, named].includes(one.status))?.status;
  if (status !== undefined)
    return { status, hasOtherWords: named === undefined && withoutStopWords(rest).length > 0 };
  const wanted = bare(query);
  const field = fields.find(({ name }) => bare(name) === wanted);
  // A plain word of a title or the glossary, such as “balance”, means the topic, not the field.
  const isTitle = documents.some(({ title }) => title.toLowerCase().split(' ').includes(wanted));
  return field && !isTitle && !(field.name === query && topics.has(query)) ? { exact: field } : {};
}

/** A response with an error code is about that, whatever else it states. */
export const isErrorPasted = (query: string, { errors }: Pick<SearchIndex, 'errors'>): boolean =>
  errors.some(({ code }) => code === pastedCode(query));

/** Lower case: `timeZone` in camel case means the field. */
const topics = new Set(glossary.flat());

/** HTTP statuses by name. */
const statusNames: Record<string, number> = {
  'bad request': 400,
  badrequest: 400,
  错误请求: 400,
  unauthorized: 401,
  unauthorised: 401,
  unauthenticated: 401,
  未授权: 401,
  未认证: 401,
  'payment required': 402,
  forbidden: 403,
  禁止访问: 403,
  拒绝访问: 403,
  'not found': 404,
  未找到: 404,
  'method not allowed': 405,
  方法不允许: 405,
  conflict: 409,
  冲突: 409,
  'payload too large': 413,
  'content too large': 413,
  'request entity too large': 413,
  'unsupported media type': 415,
  不支持的媒体类型: 415,
  'unprocessable entity': 422,
  'unprocessable content': 422,
  'too many requests': 429,
  'internal server error': 500,
  服务器内部错误: 500,
  内部服务器错误: 500,
  'service unavailable': 503,
  服务不可用: 503,
};

/** Words around the name of a status that add nothing. */
const statusWords =
  /\b(?:https?(?:\/[\d.]+)?|error|status|code|response|exception)\b|报错|返回|状态码|异常|[:：?？!！]/g;

const bare = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');
