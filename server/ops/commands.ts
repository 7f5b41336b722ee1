import { auditList } from './audit-list.ts';
import type { Command } from './command.ts';
import { contactList } from './contact-list.ts';
import {
  customersDisable,
  customersEnable,
  customersResend,
  customersResetFactor,
} from './customers-access.ts';
import { customersList } from './customers-list.ts';
import { customersShow } from './customers-show.ts';
import { customersBalance, customersCredit, customersProducts } from './customers-terms.ts';
import { dataPurge } from './data-purge.ts';
import { dbDump } from './db-dump.ts';
import { dbGrant } from './db-grant.ts';
import { dbMigrate } from './db-migrate.ts';
import { dbMove } from './db-move.ts';
import { dbRestore } from './db-restore.ts';
import { dbStatus } from './db-status.ts';
import { deskInvite, deskPeople, deskRemove } from './desk.ts';
import { doctor } from './doctor.ts';
import { gatewayRefusals, gatewayStatus } from './gateway.ts';
import { keysExport, keysList } from './keys.ts';
import { outboxDrop } from './outbox-drop.ts';
import { outboxList } from './outbox-list.ts';
import { outboxRetry } from './outbox-retry.ts';
import {
  sandboxBlock,
  sandboxBlocks,
  sandboxCallbacks,
  sandboxPurge,
  sandboxSessions,
  sandboxUnblock,
} from './sandbox.ts';
import { secretReplace, secretReseal } from './secret.ts';
import { statusCorrect, statusReport, statusTranslate } from './status-editing.ts';
import { statusExport, statusImport } from './status-files.ts';
import { statusOpen, statusResolve, statusUpdate } from './status-incidents.ts';
import { statusIncidents, statusServices } from './status-list.ts';
import { statusCancel, statusEnd, statusReplan, statusSchedule } from './status-maintenance.ts';
import { statusRetitle } from './status-retitle.ts';
import { textsList } from './texts-list.ts';
import { ticketsAnswer, ticketsList, ticketsOpen, ticketsShow } from './tickets.ts';
import { usageShow } from './usage-show.ts';

/** All operator commands, in the order of the help. */
export const commands: readonly Command[] = [
  doctor,
  dbStatus,
  dbMigrate,
  dbGrant,
  dbDump,
  dbRestore,
  dbMove,
  outboxList,
  outboxRetry,
  outboxDrop,
  contactList,
  customersList,
  customersShow,
  customersBalance,
  customersCredit,
  customersProducts,
  customersResend,
  customersDisable,
  customersEnable,
  customersResetFactor,
  ticketsList,
  ticketsShow,
  ticketsOpen,
  ticketsAnswer,
  deskInvite,
  deskPeople,
  deskRemove,
  keysList,
  keysExport,
  gatewayStatus,
  gatewayRefusals,
  usageShow,
  secretReplace,
  secretReseal,
  textsList,
  sandboxSessions,
  sandboxPurge,
  sandboxBlock,
  sandboxUnblock,
  sandboxBlocks,
  sandboxCallbacks,
  statusServices,
  statusIncidents,
  statusOpen,
  statusUpdate,
  statusResolve,
  statusSchedule,
  statusReplan,
  statusEnd,
  statusCancel,
  statusRetitle,
  statusTranslate,
  statusCorrect,
  statusReport,
  statusImport,
  statusExport,
  auditList,
  dataPurge,
];
