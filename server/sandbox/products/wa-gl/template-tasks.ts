import { secondMs } from '#contract/time-units.ts';
import { newId, shortTime } from '../../behaviour/formats.ts';
import { processBatch } from '../../behaviour/process-batch.ts';
import { Refusal, tooMany } from '../../behaviour/refusal.ts';
import { rule } from '../../behaviour/rules.ts';
import type { Data, Step } from '../../records/record-store.ts';
import { storedTemplate } from '../whatsapp-shared/kinds.ts';
import { checkedTemplate, readKnown } from './new-template.ts';
import { reviewed } from './review.ts';
import type { TemplateDraft } from './template-draft.ts';

const templateTask = 'wa-gl.task';

const maxTasks = 5;
const startsMs = secondMs;
const doneMs = 3 * secondMs;

export const createTask = rule<{ templates: TemplateDraft[]; callbackUrl?: string }>(
  async (given) => {
    const { store, input, now } = given;
    const open = (await store.list(templateTask)).filter(
      ({ data, isSeed }) => data.status !== 'done' && !isSeed,
    );
    if (open.length >= maxTasks) throw new Refusal(tooMany, { retryAfterSeconds: 1 });
    const known = await readKnown(store);
    const judged = await processBatch(
      given,
      input.templates,
      async (draft, index) => {
        const data = await checkedTemplate(given, known, draft);
        const { templateId } = data;
        const steps = [
          { afterMs: doneMs, changes: () => ({ isWaiting: null }) },
          reviewed(draft, doneMs),
        ];
        known.templates.push(
          await store.add(storedTemplate, templateId, { ...data, isWaiting: true }, steps),
        );
        return { index, name: draft.name, language: draft.language, templateId };
      },
      ({ wabaId, name, language }) => `${wabaId} ${name} ${language}`,
    );
    const task = { taskId: newId(), status: 'queued', createdAt: shortTime(now) };
    await store.add(
      templateTask,
      task.taskId,
      {
        ...task,
        handedOver: 0,
        failed: 0,
        templates: eachWith(judged.accepted, 'waiting'),
        callbackUrl: input.callbackUrl,
      },
      stepsOf(judged.accepted),
    );
    return { ...task, ...judged };
  },
);

const stepsOf = (accepted: readonly Data[]): Step[] => [
  { afterMs: startsMs, changes: () => ({ status: 'running' }) },
  {
    afterMs: doneMs,
    changes: (at) => ({
      status: 'done',
      handedOver: accepted.length,
      templates: eachWith(accepted, 'handed_over'),
      doneAt: at,
    }),
    callback: 'whatsAppTemplateTaskDone',
  },
];

const eachWith = (templates: readonly Data[], status: string): Data[] =>
  templates.map((template) => ({ ...template, status }));
