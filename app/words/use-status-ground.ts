import { statusGround } from '#content/pages/status/status.ts';
import { useLocale } from './locale.ts';

/** What parts of the public status need, in the page's language. */
export const useStatusGround = () => statusGround(useLocale());
