import { useState } from 'react';
import type { OpenedPractice } from '#contract/practice.ts';
import { headersOf } from '../kept-request.ts';
import type { KeptRequest } from '../traffic.ts';
import { findDifference, type Verdict } from './find-difference.ts';
import { type PastedTexts, readPasted } from './read-pasted.ts';

export type Checker = ReturnType<typeof useChecker>;

/** What was pasted and what came of it. Nothing of it leaves the page, and nothing is kept. */
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
    /** Whether the secret key is one that this page does not know. */
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
    /** Looks at a request of this session. */
    take: async (kept: KeptRequest) => {
      const { method, path, query, body } = kept;
      const taken = {
        target: `${method} ${path}${query && `?${query}`}`,
        headers: headersOf(kept)
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
