// Generated from openapi.yaml by codegen. Do not edit.

/**
 * Method and path of the operations that honour `Idempotency-Key`, by the ends that no other path has:
 * - POST /v1/campaigns
 * - POST /v1/campaigns/{id}/leads
 * - POST /v1/campaigns/{id}/leads/bulk
 * - POST /v1/jobs
 * - POST /v1/jobs/{id}/staging-rows
 * - POST /v1/campaigns/{id}/enroll
 * - POST /v1/campaigns/{id}/imports/staged
 * - POST /v1/campaigns/{id}/leads/bulk/async
 * - POST /v1/people/export
 * - POST /v1/lead-lists/{id}/members:bulk
 * - POST /v1/threads/{id}/reply
 * - POST /v1/threads/{id}/forward
 * - POST /v1/webhooks/deliveries/redeliver
 */
export const honoursKey = /^POST .*\/(campaigns|leads|bulk|jobs|staging-rows|enroll|staged|async|export|members:bulk|reply|forward|deliveries\/redeliver)$/;
