import { limits } from '../domain/api/limits.js';
import { notImplemented, type MetaOperations } from '../generated/operations.js';
import { bulkScopeKindValues, jobOperationValues } from '../generated/types.js';
import type { OperationContext, Dependencies } from './context.js';

/** The operations of the tag Meta. */
export function metaOperations(deps: Dependencies): MetaOperations<OperationContext> {
  const data = {
    default_page_size: limits.defaultPageSize,
    max_page_size: limits.maxPageSize,
    bulk_sync_limit: limits.bulkSync,
    bulk_async_limit: limits.bulkAsync,
    staged_import_append_limit: limits.stagingRowsPerAppend,
    max_async_jobs_per_account: limits.runningJobs,
    max_queued_async_jobs_per_account: limits.queuedJobs,
    rate_limit_per_minute: deps.limits.rateLimitPerMinute,
    max_upload_bytes: Math.min(limits.uploadBytes, deps.limits.uploadQuotaBytes),
    upload_quota_bytes: deps.limits.uploadQuotaBytes,
    max_flow_bytes: limits.flowBytes,
    max_flow_node_bytes: limits.flowNodeBytes,
    max_flow_nodes: limits.flowNodes,
    max_flow_edges: limits.flowEdges,
    max_custom_field_keys: limits.customFieldKeys,
    max_flow_issues: limits.flowIssues,
    supported_scope_kinds: [...bulkScopeKindValues],
    supported_job_operations: [...jobOperationValues],
    file_ingress: {
      staged_json_batches: true,
      presigned_object_upload: true,
      local_path_not_supported: true,
    },
  };
  return {
    getLimits: async () => ({ status: 200, body: { data } }),
    // The HTTP layer answers these itself, also while it shuts down: it knows its own state and the document.
    getHealth: notImplemented,
    getOpenApiDocument: notImplemented,
  };
}
