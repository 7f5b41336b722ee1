import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import * as developer from '#contract/developer.ts';
import { keyRights } from '#contract/documented-api.ts';
import type { FuzzTarget } from './fuzz-call.ts';
import { anyText } from './hostile-text.ts';

type Target = (call: Call, fields?: Record<string, fc.Arbitrary<unknown>>) => FuzzTarget;

/** The calls about keys, callbacks and requests with valid inputs. */
export function developerTargets(target: Target): FuzzTarget[] {
  const filter = {
    ...{ status: fc.constantFrom(...developer.requestStatuses), key: id, find: anyText },
    period: fc.constantFrom(...developer.requestPeriods),
  };
  return [
    target(developer.listApiKeys),
    target(developer.makeApiKey, {
      ...{ name: anyText, rights },
      environment: fc.constantFrom(...developer.keyEnvironments),
    }),
    target(developer.changeApiKey, { id, name: anyText, rights }),
    target(developer.endApiKey, { id, when: fc.constantFrom(...developer.keyEnds) }),
    target(developer.getCallbacks),
    target(developer.setCallbackUrl, { url: fc.oneof(fc.webUrl(), anyText) }),
    target(developer.setAllowedAddresses, {
      addresses: fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), anyText), { maxLength: 5 }),
    }),
    target(developer.showCallbackSecret),
    target(developer.prepareCallbackSecret),
    target(developer.switchCallbackSecret),
    target(developer.sendTestCallback, { event: fc.oneof(fc.constant('sms.receipt'), anyText) }),
    target(developer.listCallbackDeliveries),
    target(developer.deliverCallbackAgain, { deliveryId: id }),
    target(developer.listRequests, { ...filter, before: id }),
    target(developer.countNewRequests, { ...filter, after: id }),
    target(developer.readRequest, { id }),
    target(developer.getFirstSteps),
  ];
}

const id = fc.oneof(fc.uuid(), fc.constant('8c1cf7a0-2f0e-4c43-8a53-0d2b4c6f1e01'));
const rights = fc.subarray([...keyRights]);
