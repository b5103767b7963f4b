import { notImplemented, type WebhooksOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Webhooks. */
export function webhooksOperations(_deps: Dependencies): WebhooksOperations<OperationContext> {
  return {
    getWebhooks: notImplemented,
    updateWebhooks: notImplemented,
    rotateWebhookSecret: notImplemented,
    testWebhook: notImplemented,
    listWebhookDeliveries: notImplemented,
    redeliverWebhook: notImplemented,
    listEvents: notImplemented,
  };
}
