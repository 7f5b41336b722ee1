import { seedsOf } from '../../records/seeds.ts';
import type { Product } from '../../rules/rules.ts';
import { openChat } from '../../whatsapp/chats.ts';
import { blockedPerson, ownPhone, storedFlow, storedTemplate } from '../../whatsapp/kinds.ts';
import { pairId, personWith } from '../../whatsapp/people.ts';
import { blockPeople, listBlocked, unblock } from './blocks.ts';
import { changeTemplate } from './change-template.ts';
import { changeFlow, createFlow, deleteFlow, getFlow, listFlows } from './flows.ts';
import { listPhones } from './phones.ts';
import { businessProfile, changeProfile, getProfile } from './profiles.ts';
import { templateSample, uploadSample } from './samples.ts';
import { startSync } from './syncs.ts';
import { createTask, getTask, templateTask } from './template-tasks.ts';
import { createTemplate, deleteTemplate, getTemplate, listTheTemplates } from './templates.ts';

export const waGl: Product = {
  rules: {
    whatsAppPhoneList: listPhones,
    whatsAppTemplateList: listTheTemplates,
    whatsAppTemplateGet: getTemplate,
    whatsAppTemplateCreate: createTemplate,
    whatsAppTemplateUpdate: changeTemplate,
    whatsAppTemplateDelete: deleteTemplate,
    whatsAppTemplateTaskCreate: createTask,
    whatsAppTemplateTaskGet: getTask,
    whatsAppSampleUpload: uploadSample,
    whatsAppBlockAdd: blockPeople,
    whatsAppBlockList: listBlocked,
    whatsAppBlockRemove: unblock,
    whatsAppProfileGet: getProfile,
    whatsAppProfileUpdate: changeProfile,
    whatsAppSyncStart: startSync,
    whatsAppFlowCreate: createFlow,
    whatsAppFlowList: listFlows,
    whatsAppFlowGet: getFlow,
    whatsAppFlowUpdate: changeFlow,
    whatsAppFlowDelete: deleteFlow,
  },

  seeds: (examples) => {
    const tasks = ['done', 'failed'].map((name) => examples('whatsAppTemplateTaskGet', name));
    const flows = [
      examples('whatsAppFlowGet', 'published'),
      { ...examples('whatsAppFlowCreate', 'valid'), ...draft },
    ];
    const templates = examples('whatsAppTemplateList', 'found').records;
    const rejected = examples('whatsAppTemplateGet', 'rejected');
    const phones = examples('whatsAppPhoneList', 'found').records;
    const profile = examples('whatsAppProfileGet', 'profile');
    const own = String(profile.phone);
    return [
      ...seedsOf(ownPhone, phones, { id: 'phone', madeAt: 'connectedAt' }),
      ...seedsOf(storedTemplate, templates, { id: 'templateId', madeAt: 'createdAt' }),
      ...seedsOf(storedTemplate, rejected, { id: 'templateId', madeAt: 'createdAt' }),
      ...seedsOf(templateTask, tasks, { id: 'taskId', madeAt: 'createdAt' }),
      ...seedsOf(templateSample, examples('whatsAppSampleUpload', 'stored'), {
        id: 'sampleId',
        madeAt: 'createdAt',
      }),
      ...seedsOf(storedFlow, flows, { id: 'flowId', madeAt: 'createdAt' }),
      ...seedsOf(businessProfile, profile, { id: 'phone', madeAt: 'updatedAt' }),
      ...seedsOf(blockedPerson, examples('whatsAppBlockList', 'found').records, {
        id: 'user',
        madeAt: 'blockedAt',
      }).flatMap((seed) => [
        { ...seed, id: pairId(own, personWith(seed.id)) },
        openChat(own, seed.id),
      ]),
    ];
  },
};

/** The draft that the documents delete. */
const draft = { flowId: '0a7263d4f918a5be4c485702', name: 'Pick-up slot, second try' };
