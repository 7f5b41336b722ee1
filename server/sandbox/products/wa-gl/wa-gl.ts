import type { Product } from '../../behaviour/rules.ts';
import { seedsOf } from '../../records/seeds.ts';
import { openChat } from '../whatsapp-shared/chats.ts';
import { blockedPerson, storedFlow } from '../whatsapp-shared/kinds.ts';
import { pairId, personWith } from '../whatsapp-shared/people.ts';
import { listPhones } from './accounts.ts';
import { blockPeople, listBlocked, unblock } from './blocks.ts';
import { changeTemplate } from './change-template.ts';
import { changeFlow, createFlow, deleteFlow, listFlows } from './flows.ts';
import { changeProfile, getProfile } from './profiles.ts';
import { uploadSample } from './samples.ts';
import { startSync } from './syncs.ts';
import { createTask } from './template-tasks.ts';
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
    whatsAppSampleUpload: uploadSample,
    whatsAppBlockAdd: blockPeople,
    whatsAppBlockList: listBlocked,
    whatsAppBlockRemove: unblock,
    whatsAppProfileGet: getProfile,
    whatsAppProfileUpdate: changeProfile,
    whatsAppSyncStart: startSync,
    whatsAppFlowCreate: createFlow,
    whatsAppFlowList: listFlows,
    whatsAppFlowUpdate: changeFlow,
    whatsAppFlowDelete: deleteFlow,
  },

  seeds: (examples) => {
    const own = String(examples('whatsAppProfileGet', 'profile').phone);
    const blocked = examples('whatsAppBlockList', 'found').records;
    return [
      ...seedsOf(
        storedFlow,
        { ...examples('whatsAppFlowCreate', 'valid'), ...draft },
        { id: 'flowId', madeAt: 'createdAt' },
      ),
      ...seedsOf(blockedPerson, blocked, { id: 'user', madeAt: 'blockedAt' }).flatMap((seed) => [
        { ...seed, id: pairId(own, personWith(seed.id)) },
        openChat(own, seed.id),
      ]),
    ];
  },
};

/** The draft that the documents delete. */
const draft = { flowId: '0a7263d4f918a5be4c485702', name: 'Pick-up slot, second try' };
