import fc from 'fast-check';
import * as apiKeys from '#contract/api-keys.ts';
import type { Call } from '#contract/call.ts';
import * as callbackCalls from '#contract/callbacks.ts';
import { keyRights } from '#contract/documented-api.ts';
import * as firstSteps from '#contract/first-steps.ts';
import * as liveCalls from '#contract/live-messages.ts';
import * as requestCalls from '#contract/requests.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';

type Target = (call: Call, fields?: Record<string, fc.Arbitrary<unknown>>) => FuzzTarget;

/** The calls about keys, callbacks and requests with valid inputs. */
export function developerTargets(target: Target): FuzzTarget[] {
  const logFilter = {
    ...{ key: id, find: anyText, product: fc.oneof(fc.constant('sms'), anyText) },
    period: fc.constantFrom(...requestCalls.requestPeriods),
    // Most are valid, or hardly a request would reach the service.
    digits: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('101', '0187', '550187') },
      { weight: 1, arbitrary: anyText },
    ),
  };
  const filter = { ...logFilter, status: fc.constantFrom(...requestCalls.requestStatuses) };
  const liveFilter = { ...logFilter, outcome: fc.constantFrom(...liveCalls.liveOutcomes) };
  return [
    target(apiKeys.listApiKeys),
    target(apiKeys.makeApiKey, {
      ...{ name: anyText, rights },
      environment: fc.constantFrom(...apiKeys.keyEnvironments),
    }),
    target(apiKeys.changeApiKey, { id, name: anyText, rights }),
    target(apiKeys.endApiKey, { id, when: fc.constantFrom(...apiKeys.keyEnds) }),
    target(callbackCalls.getCallbacks),
    target(callbackCalls.setCallbackUrl, { url: fc.oneof(fc.webUrl(), anyText) }),
    target(apiKeys.setAllowedAddresses, {
      addresses: fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), anyText), { maxLength: 5 }),
    }),
    target(callbackCalls.showCallbackSecret),
    target(callbackCalls.prepareCallbackSecret),
    target(callbackCalls.switchCallbackSecret),
    target(callbackCalls.sendTestCallback, {
      event: fc.oneof(fc.constant('sms.receipt'), anyText),
    }),
    target(callbackCalls.listCallbackDeliveries),
    target(callbackCalls.deliverCallbackAgain, { deliveryId: id }),
    target(requestCalls.listRequests, { ...filter, before: id }),
    target(requestCalls.countNewRequests, { ...filter, after: id }),
    target(requestCalls.readRequest, { id }),
    target(requestCalls.readRequestLine, { id }),
    target(requestCalls.exportRequests, filter),
    target(liveCalls.listLiveMessages, { ...liveFilter, before: messageId }),
    target(liveCalls.countNewLiveMessages, { ...liveFilter, after: messageId }),
    target(liveCalls.exportLiveMessages, liveFilter),
    target(firstSteps.getFirstSteps),
  ];
}

const id = fc.oneof(fc.uuid(), fc.constant('8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01'));
/** In one of three requests, one that is not stored; the longest is 64 characters. */
const messageId = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: anyText.map((text) => text.slice(0, 64)) },
);
const rights = fc.subarray([...keyRights]);
