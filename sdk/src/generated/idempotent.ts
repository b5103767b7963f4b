// Generated from openapi.yaml by codegen. Do not edit.

/**
 * Method and path of the operations that honour `Idempotency-Key`:
 * - POST /v1/campaigns
 * - POST /v1/campaigns/{id}/leads
 * - POST /v1/campaigns/{id}/leads/bulk
 * - POST /v1/jobs
 * - POST /v1/jobs/{id}/staging-rows
 * - POST /v1/campaigns/{id}/enroll
 * - POST /v1/campaigns/{id}/imports/staged
 * - POST /v1/campaigns/{id}/leads/bulk/async
 * - POST /v1/threads/{id}/reply
 * - POST /v1/threads/{id}/forward
 * - POST /v1/webhooks/deliveries/redeliver
 */
export const honoursKey = /^POST .*\/v1\/(campaigns(\/[^/]+\/(leads(\/bulk(\/async)?)?|enroll|imports\/staged))?|jobs(\/[^/]+\/staging-rows)?|threads\/[^/]+\/(reply|forward)|webhooks\/deliveries\/redeliver)$/;
