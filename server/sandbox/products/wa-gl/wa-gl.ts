import type { Product } from '../../rules.ts';
import { recordsOf, seedsOf } from '../../seeds.ts';
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
    const templates = [
      ...recordsOf(examples('whatsAppTemplateList', 'found')),
      examples('whatsAppTemplateGet', 'rejected'),
    ];
    const tasks = ['done', 'failed'].map((name) => examples('whatsAppTemplateTaskGet', name));
    const flows = [
      examples('whatsAppFlowGet', 'published'),
      { ...examples('whatsAppFlowCreate', 'valid'), ...draft },
    ];
    const phones = recordsOf(examples('whatsAppPhoneList', 'found'));
    const blocked = recordsOf(examples('whatsAppBlockList', 'found'));
    const profile = examples('whatsAppProfileGet', 'profile');
    return [
      ...seedsOf(ownPhone, phones, { id: 'phone', madeAt: 'connectedAt' }),
      ...seedsOf(storedTemplate, templates, { id: 'templateId', madeAt: 'createdAt' }),
      ...seedsOf(templateTask, tasks, { id: 'taskId', madeAt: 'createdAt' }),
      ...seedsOf(templateSample, [examples('whatsAppSampleUpload', 'stored')], {
        id: 'sampleId',
        madeAt: 'createdAt',
      }),
      ...seedsOf(storedFlow, flows, { id: 'flowId', madeAt: 'createdAt' }),
      ...seedsOf(businessProfile, [profile], { id: 'phone', madeAt: 'updatedAt' }),
      ...blocked.flatMap((data) => {
        const own = String(profile.phone);
        const user = String(data.user);
        const id = pairId(own, personWith(user));
        return [
          { kind: blockedPerson, id, data, madeAt: String(data.blockedAt) },
          openChat(own, user),
        ];
      }),
    ];
  },
};

/** The draft that the documents delete. */
const draft = { flowId: '0a7263d4f918a5be4c485702', name: 'Pick-up slot, second try' };
