import { useState } from 'react';
import type { OpenedPractice } from '#contract/practice.ts';
import { headersOf } from '../stored-request.ts';
import type { StoredRequest } from '../traffic.ts';
import { findDifference, type Verdict } from './find-difference.ts';
import { type PastedTexts, readPasted } from './read-pasted.ts';

export type Checker = ReturnType<typeof useChecker>;

/** The state of the signature checker. Pasted texts never leave the page and are not stored. */
export function useChecker(session: OpenedPractice | undefined) {
  const [texts, setTexts] = useState<PastedTexts>({ target: '', headers: '', body: '' });
  const [secret, setSecret] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();

  const isForeign = (pasted: PastedTexts): boolean => {
    const accessKey = readPasted(pasted).headers.get('x-access-key');
    return !session || (accessKey !== undefined && accessKey !== session.accessKey);
  };
  const check = async (pasted: PastedTexts) => {
    const key = isForeign(pasted) ? secret : session?.secretKey;
    setVerdict(
      key
        ? await findDifference(readPasted(pasted), key)
        : { kind: 'incomplete', missing: 'secret' },
    );
  };
  return {
    texts,
    secret,
    verdict,
    /** The request was signed with a key of another session or account. */
    needsSecret: isForeign(texts),
    change: (next: Partial<PastedTexts>) => {
      setTexts({ ...texts, ...next });
      setVerdict(undefined);
    },
    changeSecret: (next: string) => {
      setSecret(next);
      setVerdict(undefined);
    },
    check: () => check(texts),
    /** Checks a request of this session. */
    take: async (stored: StoredRequest) => {
      const { method, path, query, body } = stored;
      const taken = {
        target: `${method} ${path}${query && `?${query}`}`,
        headers: headersOf(stored)
          .filter(({ name }) => name !== 'User-Agent')
          .map(({ name, value }) => `${name}: ${value}`)
          .join('\n'),
        body,
      };
      setTexts(taken);
      await check(taken);
    },
  };
}
