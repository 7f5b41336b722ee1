import { useEffect, useState } from 'react';
import type { TryWords } from '#content/interface/try.ts';
import type { WorkbenchWords } from '#content/interface/workbench.ts';
import type { OpenedPractice, PracticeRecord } from '#contract/practice.ts';
import { StateTrack, stopsOf } from '../run/state-track.tsx';
import { watchRecords } from '../run/watch-run.ts';

const maxShown = 3;

/** The states of the records of a request, followed until they are final. */
export function StateLines({
  session,
  requestId,
  calledBack,
  words,
  runWords,
}: {
  session: OpenedPractice;
  requestId: string;
  calledBack: boolean;
  words: WorkbenchWords['traffic'];
  runWords: TryWords['run'];
}) {
  const { token } = session;
  const [records, setRecords] = useState<PracticeRecord[]>([]);
  useEffect(() => {
    const end = new AbortController();
    void watchRecords({ token }, requestId, setRecords, end.signal);
    return () => end.abort();
  }, [token, requestId]);

  return records
    .filter(({ states }) => states.length > 0)
    .slice(0, maxShown)
    .map((record) => (
      <StateTrack
        key={record.id}
        record={record}
        stops={stopsOf(record)}
        words={runWords}
        endNote={calledBack && record.isDone ? words.calledBack : ''}
        isCompact={false}
      />
    ));
}
