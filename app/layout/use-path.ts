import { useLocation } from 'react-router';

/** The path of the page, without the slash that the build puts at its end. */
export function usePath(): string {
  const { pathname } = useLocation();
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
}
