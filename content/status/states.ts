import type { IncidentState } from '#contract/incident-states.ts';
import type { Localized } from '#contract/locale.ts';

/** Codes of service states in the API. */
export const stateCodes = { fine: 1, degraded: 2, outage: 3, maintenance: 4 } as const;
export type ServiceState = keyof typeof stateCodes;

/** Another server may send states that we do not know: these count as degraded. */
export const stateOfCode = (code: number): ServiceState =>
  states.find((state) => stateCodes[state] === code) ?? 'degraded';

const states = Object.keys(stateCodes) as ServiceState[];

export const stateWords: Record<
  ServiceState,
  { name: Localized<string>; text: Localized<string> }
> = {
  fine: {
    name: { en: 'No issues', zh: '无异常' },
    text: { en: 'This service runs without known issues.', zh: '该服务运行正常，无已知异常。' },
  },
  degraded: {
    name: { en: 'Degraded', zh: '性能下降' },
    text: { en: 'This service runs slower than usual.', zh: '该服务目前响应较慢。' },
  },
  outage: {
    name: { en: 'Outage', zh: '服务中断' },
    text: { en: 'This service is interrupted.', zh: '该服务目前中断。' },
  },
  maintenance: {
    name: { en: 'Under maintenance', zh: '维护中' },
    text: { en: 'This service is being maintained.', zh: '该服务正在维护。' },
  },
};

/** The last update of completed maintenance. */
export const maintenanceDone: Localized<string> = {
  en: 'The maintenance ended as planned.',
  zh: '维护已按计划完成。',
};

export const resolvedWords: Localized<{ heading: string; text: string }> = {
  en: { heading: 'Resolved', text: 'Service restored' },
  zh: { heading: '已解决', text: '服务已恢复' },
};

/** A service of an incident that goes on. */
export const recoveredWords: Localized<string> = { en: 'Recovered', zh: '已恢复' };

/** Above a text that is not translated yet. */
export const untranslatedWords: Localized<{ follows: string; original: string }> = {
  en: { follows: 'Translation follows', original: 'The original, in Chinese' },
  zh: { follows: '译文稍后提供', original: '以下为英文原文' },
};

/** The report of an incident, and its parts. */
export const reportWords: Localized<{
  heading: string;
  happened: string;
  meant: string;
  cause: string;
  measures: string;
  /** After a measure, for screen readers. */
  done: string;
  planned: string;
}> = {
  en: {
    heading: 'Report',
    happened: 'What happened',
    meant: 'What it meant for you',
    cause: 'Cause',
    measures: 'What we change',
    done: '(done)',
    planned: '(planned)',
  },
  zh: {
    heading: '故障报告',
    happened: '事情经过',
    meant: '对您的影响',
    cause: '原因',
    measures: '改进措施',
    done: '（已完成）',
    planned: '（计划中）',
  },
};

/** What an update does: with a stage of its own, maintenance is planned anew or ends early. */
export type UpdateStage = IncidentState | 'replanned' | 'ended';

export const stageOf = ({
  state,
  replanned,
}: {
  state: IncidentState;
  replanned?: unknown;
}): UpdateStage => {
  if (!replanned) return state;
  return state === 'resolved' ? 'ended' : 'replanned';
};

/** The stage in a word. */
export const stageWords: Record<UpdateStage, Localized<string>> = {
  investigating: { en: 'Investigating', zh: '调查中' },
  identified: { en: 'Identified', zh: '已定位' },
  monitoring: { en: 'Monitoring', zh: '观察中' },
  resolved: { en: resolvedWords.en.heading, zh: resolvedWords.zh.heading },
  scheduled: { en: 'Planned', zh: '已计划' },
  cancelled: { en: 'Canceled', zh: '已取消' },
  replanned: { en: 'Plan changed', zh: '计划已调整' },
  ended: { en: 'Ended early', zh: '已提前结束' },
};
