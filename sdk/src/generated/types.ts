// Generated from openapi.yaml by codegen. Do not edit.

export interface paths {
    "/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaigns
         * @description Returns a page of campaigns, newest first. List items leave out the flow, its revision and the mailboxes. Get a single
         *     campaign to see them.
         */
        get: operations["listCampaigns"];
        put?: never;
        /**
         * Create a draft campaign
         * @description Creates a campaign with status `draft`. Every field is optional.
         *
         *     - Without `schedule`, the campaign sends from 9 to 5, Monday to Friday, in the time zone America/Chicago. With
         *       `schedule: null`, it sends 24/7.
         *     - Without `sending_interval_seconds`, the interval is 1440 seconds.
         */
        post: operations["createCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Get a campaign
         * @description Returns a campaign. A deleted campaign is returned, too. Its `deleted_at` is set.
         */
        get: operations["getCampaign"];
        put?: never;
        post?: never;
        /**
         * Delete a campaign
         * @description Deletes a campaign. This is a soft delete: `deleted_at` is set, enrollments are stopped, and queued sends are cancelled.
         */
        delete: operations["deleteCampaign"];
        options?: never;
        head?: never;
        /**
         * Update a campaign
         * @description Updates a campaign. Only the fields that you send change.
         *
         *     - `schedule: null` removes the send window. The campaign then sends 24/7.
         *     - `lifecycle_schedule` is merged key by key.
         *     - `mailbox_ids` and `tag_ids` replace all assignments. The `add_…` and `remove_…` fields change single assignments.
         *
         *     You can change `start_on` until the campaign starts. On a scheduled campaign:
         *
         *     - If the new `start_on` is today or earlier, the campaign starts at once and emits `campaign.resumed`. A new `time_zone`
         *       can have the same effect.
         *     - `null` returns 400, because a scheduled campaign needs a start date. To start the campaign now, set its status to
         *       `running`.
         *
         *     On a running, paused or stopped campaign, a different `start_on` returns 400. `null` clears the date, which has no
         *     further effect.
         *
         *     You can change `pause_on` at any time. On a running campaign, if `pause_on` is today or earlier, the campaign pauses
         *     within seconds and emits `campaign.paused`. On any other campaign, `pause_on` has no effect until the campaign is
         *     resumed: see `PATCH …/status`.
         */
        patch: operations["updateCampaign"];
        trace?: never;
    };
    "/v1/campaigns/{id}/launch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launch a draft campaign
         * @description Launches a draft campaign and enrolls its leads. The status becomes `scheduled` if `start_on` is a future date.
         *     Otherwise it becomes `running`.
         *
         *     The campaign needs a name, at least one connected mailbox, and a valid flow in which the lead source leads to an email
         *     node. If anything is missing, the campaign is not launched, and `details` lists every problem.
         */
        post: operations["launchCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Pause, resume or stop a campaign
         * @description Changes the status of a launched campaign. A draft returns 409 `campaign_not_launched`.
         *
         *     The change emits `campaign.resumed`, `campaign.paused` or `campaign.stopped`. If the campaign already has the status,
         *     the response is 200 and no event is emitted.
         *
         *     - `running` starts a scheduled campaign at once, before its `start_on`. `start_on` keeps its value and has no further
         *       effect.
         *     - `running` also restarts a stopped campaign.
         *     - If `pause_on` is today or earlier, `running` clears it. Otherwise the campaign would pause again at once.
         *       `lifecycle_schedule` in the response then shows `pause_on: null`.
         */
        patch: operations["setCampaignStatus"];
        trace?: never;
    };
    "/v1/campaigns/{id}/simulate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Simulate a campaign
         * @description Calculates how many messages each mailbox would send, and when. The simulation starts now. Nothing is sent and nothing
         *     changes.
         *
         *     The simulation uses the same rules as the sending engine: send window (including daylight saving time), sending interval
         *     (with the expected jitter), daily caps, follow-ups before first messages, one mailbox for each lead, and waits.
         *
         *     - A draft is simulated as if you launched it now.
         *     - A paused or stopped campaign is simulated as if you resumed it now.
         *     - To simulate a later start, set `start_on`.
         *     - Other scheduled or running campaigns of the account that share mailboxes with this campaign are simulated, too. They
         *       use the mailboxes, intervals and daily caps as in real sending.
         *
         *     The simulation assumes that no lead replies, no message bounces, every message and every `dataSender` request succeeds
         *     at the first attempt, and every inbox is read continuously. Leads that are incomplete, blocked or paused are left out.
         *     `held_back` counts them.
         *
         *     The response does not contain the order of the leads. Where intervals vary, the numbers of a day can be wrong by one or
         *     two messages for each mailbox. Above 200,000 messages in the simulated days, the simulation moves messages in groups.
         */
        post: operations["simulateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaign-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List campaign tags
         * @description Returns a page of campaign tags, sorted by name.
         */
        get: operations["listCampaignTags"];
        put?: never;
        /**
         * Create a campaign tag
         * @description Creates a campaign tag. If another campaign tag has this name, the response is 409 `duplicate_name`. Case is ignored.
         */
        post: operations["createCampaignTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaign-tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a campaign tag
         * @description Deletes a campaign tag and removes it from all campaigns.
         */
        delete: operations["deleteCampaignTag"];
        options?: never;
        head?: never;
        /**
         * Update a campaign tag
         * @description Changes the name or the color of a campaign tag. Only the fields that you send change.
         */
        patch: operations["updateCampaignTag"];
        trace?: never;
    };
    "/v1/campaigns/{id}/flow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Get the flow
         * @description Returns the normalized flow of a campaign. If no flow is saved, the graph is empty. The `ETag` header is the revision of the flow.
         */
        get: operations["getFlow"];
        /**
         * Save the flow (deprecated)
         * @deprecated
         * @description Saves the flow, like `POST` on the same path. Use `POST` instead. The next major version removes this operation. Until
         *     then, every response has a `Deprecation` header.
         */
        put: operations["replaceFlow"];
        /**
         * Save the flow
         * @description Normalizes, validates and saves the flow of a campaign. With `dry_run=true`, nothing is saved. If a template uses a
         *     `{{custom.x}}` that is not declared, the save declares it and reports it in `field_sync`.
         *
         *     On a live campaign (`scheduled`, `running` or `paused`), only content changes are accepted. A structural change, or a
         *     changed lead source, returns 403 `flow_locked`. You can still add custom fields to the lead source of a live campaign:
         *     save or patch a template that uses them, or call `POST …/lead-fields`. Leads that lack an added custom field receive no
         *     mail until they have a value for it. To count these leads, get the campaign with `include=lead_field_state`.
         *
         *     It is safe to repeat a save. The same body returns `change_kind: none`, with the same revision and the same saved flow.
         *     `EmailVariant.body_html` describes which HTML is saved for a variant.
         *
         *     A flow has at most 500 nodes, 1,000 edges, 1,000 custom fields and 1,048,576 bytes of JSON. A node has at most 65,536
         *     bytes. Bytes are counted without spaces, and include the bodies that are derived from templates. `details` lists the
         *     first 100 issues.
         */
        post: operations["saveFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/flow:validate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Validate a flow without saving it
         * @description Normalizes and validates a flow without saving it. An invalid flow returns 200 with `allowed: false` and the first 100
         *     issues, whatever its nodes and edges contain. If the flow, a node or the list of custom fields is too large,
         *     `normalized_flow` is empty.
         */
        post: operations["validateFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/flow/nodes/{nodeId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Node id, as in the flow. */
                nodeId: components["parameters"]["NodeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the content of a node
         * @description Merges the keys that you send into the `data` of a node. On a live campaign, this works for `email`, `waitTime` and
         *     `dataSender` nodes, as long as the structure of the flow stays the same. A patch of any other node on a live campaign
         *     returns 403 `flow_locked`. The bodies of variants are derived as in a save. It is safe to repeat a patch: the same patch
         *     changes nothing.
         */
        patch: operations["updateFlowNode"];
        trace?: never;
    };
    "/v1/flow-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List starter flows
         * @description Returns a page of starter flows. You can save a starter flow as it is and edit it later.
         */
        get: operations["listFlowTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leads": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * List leads of a campaign
         * @description Returns a page of leads, newest first. `total_count` is exact. With `q` or `state`, it counts up to 10,000.
         */
        get: operations["listLeads"];
        put?: never;
        /**
         * Create or update a lead
         * @description Adds a lead to a campaign. If the campaign has a lead with the same normalized address, that lead is updated. To
         *     normalize an address, spaces around it are removed, letters become lower case, and an international domain becomes
         *     ASCII. Dots and `+tags` stay.
         *
         *     - Fields that you send replace the values of the lead and of the person. Fields that you leave out stay. An empty string
         *       clears a field.
         *     - `custom_lead_data` is merged key by key. A `null` removes the key.
         *     - `tags` are added.
         *     - `email_verification` replaces the earlier verification.
         *
         *     A lead that is new to the campaign starts with the values that are known about the person. If it has no `name`, its name
         *     is the first name and the last name.
         *
         *     A lead that was removed, or archived by a replacement, is restored (`created: true`). Its sequence continues after the
         *     last message that was sent. If its earlier thread now belongs to the replacement lead, the sequence continues in a new
         *     thread. If its sequence had already ended, for example because of a reply, it stays ended. All other ways to add leads
         *     restore a lead in the same way.
         *
         *     Emits `lead.created` (also for a restored lead) or `lead.updated`. In a launched campaign, a new lead is enrolled at
         *     once, unless it lacks a declared custom field or its address is on the block list.
         */
        post: operations["createLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leads/{leadId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        /**
         * Get a lead
         * @description Returns one lead of a campaign.
         */
        get: operations["getLead"];
        put?: never;
        post?: never;
        /**
         * Remove a lead from a campaign
         * @description Removes a lead from the campaign and stops its sequence. The person stays in the account. Emits `lead.deleted`.
         */
        delete: operations["deleteLead"];
        options?: never;
        head?: never;
        /**
         * Update a lead
         * @description Updates a lead. Only the fields that you send change. `null` clears a field. `custom_lead_data` is merged key by key.
         *     Emits `lead.updated`.
         */
        patch: operations["updateLead"];
        trace?: never;
    };
    "/v1/campaigns/{id}/leads/{leadId}/explain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        /**
         * Explain what a lead waits for
         * @description Returns why nothing happens with a lead now: as a code, as a message, and until when. The sending engine uses the same
         *     rules. If there are several reasons, the response contains the one that lasts longest. This also works for removed leads
         *     and in deleted campaigns.
         */
        get: operations["explainLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leads/{leadId}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        /**
         * Preview a message for a lead
         * @description Returns an email of the flow with the values of this lead, exactly as it would be sent. Nothing is sent. This also works
         *     on a draft campaign. An email without its own subject continues a thread. Its subject comes from the first email that
         *     was sent to the lead. If no email was sent yet, it comes from the first email of the path, as it would be sent now.
         */
        get: operations["previewLeadEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leads/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import up to 100 leads
         * @description Imports leads in one request. Each row creates or updates a lead. The response is *bare*.
         *
         *     A row with an invalid address, or with a value that cannot be stored, is reported in `errors`. The other rows are still
         *     imported. An unknown key or a wrong type returns 400, and `details` names it. The events of single leads are not
         *     emitted. One `lead.bulk_import.completed` is emitted instead.
         */
        post: operations["bulkImportLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leads:add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add people to a campaign
         * @description Adds 1 to 100 people of the account to the campaign. Unknown ids are counted in `failed`. Emits one
         *     `lead.added_to_campaign.completed`.
         */
        post: operations["addLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leads:remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove people from a campaign
         * @description Removes 1 to 100 people from the campaign and stops their sequences. Emits one `lead.removed_from_campaign.completed`.
         */
        post: operations["removeLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/enrollments/pause": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause enrollments
         * @description Pauses the sequences of people in the campaign. Use `enrollments/resume` to resume them. Emits one `enrollment.pause_completed`.
         */
        post: operations["pauseEnrollments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/enrollments/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume enrollments
         * @description Resumes paused sequences of people in the campaign. If the campaign is not `running`, the response is 409
         *     `campaign_not_running`. Emits one `enrollment.resume_completed`.
         */
        post: operations["resumeEnrollments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads:remove-from-all-campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove people from all campaigns
         * @description Removes 1 to 100 people from all campaigns of the account. External campaigns do not change. Emits one
         *     `lead.removed_from_all_campaigns.completed`.
         */
        post: operations["removeLeadsFromAllCampaigns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/lead-fields": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Get the lead fields
         * @description Returns the standard fields and the custom fields that the flow declares.
         */
        get: operations["getLeadFields"];
        put?: never;
        /**
         * Declare a custom lead field
         * @description Adds a custom field to the flow, also on a live campaign. Existing fields stay. If the field is already declared, the
         *     response is 200, too. A flow declares at most 1,000 custom fields.
         *
         *     A lead without a value for the field receives no mail until it has one. `incomplete_count` in the response counts the
         *     leads of the campaign that lack a value for any declared custom field.
         */
        post: operations["addLeadField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description Returns a page of jobs, newest first. In a list, `errors`, `result.errors`, `input.leads` and `input.global_lead_ids`
         *     are empty or absent. Get a single job to see them.
         */
        get: operations["listJobs"];
        put?: never;
        /**
         * Start a bulk job
         * @description Queues a job that runs one operation on any number of people. Poll `GET /v1/jobs/{id}`, or wait for the completion
         *     event. At most 3 jobs of an account run at the same time. The others stay `queued`. Too many queued jobs return 409
         *     `job_quota_exceeded`.
         *
         *     Every operation except an import needs people: `scope`, `global_lead_ids`, `list_id`, `source_campaign_id` or
         *     `upload_id`. For `export_leads`, `campaign_id` also selects people. Without any of them, the response is 400, and
         *     `details` names `scope`. To select all people, send `"scope": { "kind": "explorer_view", "query": {} }`. Prefer a
         *     `scope` with `exclusions`, which the server resolves, to inline `global_lead_ids`.
         *
         *     Each operation also needs:
         *
         *     - `add_to_campaign`, `remove_from_campaign`, `pause_enrollments`, `resume_enrollments`: `campaign_id`.
         *     - `remove_from_all_campaigns`, `export_leads`: nothing else.
         *     - `add_to_lead_list`, `remove_from_lead_list`: `target_list_id`, the list that changes. Without `target_list_id`,
         *       `list_id` is the list that changes. With it, `list_id` is a source of people.
         *     - `api_lead_import`: `campaign_id` and `leads`.
         *     - `csv_lead_import_staged`: `campaign_id`, and the `upload_id` of a CSV file from `POST /v1/uploads/presign`.
         *       `column_layout` maps the columns. Without it, the columns are guessed from the header row.
         *
         *     A `preview_id` of another operation or scope returns 409 `preview_mismatch`. An expired one returns 409
         *     `preview_expired`. If the number of people differs from `expected_count`, the response is 409 `count_mismatch`.
         */
        post: operations["createJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Get a job
         * @description Returns a job. Poll it until it ends. `progress` is the percentage that is done. `result` contains the counters so far.
         *
         *     Row errors do not fail a job. `errors` contains the first 1,000. `result.row_error_count` counts all of them. To get all
         *     of them, call `GET /v1/jobs/{id}/download?file=errors`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Cancels a job. A queued or uploading job becomes `cancelled` at once. A running job stops before its next chunk:
         *     `cancel_requested_at` is set, and the status becomes `cancelled`. Its counters show what was done before it stopped. If
         *     the job is already cancelled, the response is 200. If it is completed or failed, the response is 409
         *     `job_state_conflict`.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/staging-rows": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Append rows to a staged import
         * @description Adds 1 to 500 leads to a job with status `uploading`. Any other status returns 409 `job_state_conflict`. With an
         *     `Idempotency-Key`, a repeated request adds nothing. Nothing is imported until you finalize the job. The response is
         *     *bare*.
         */
        post: operations["appendStagingRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/finalize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finalize a staged import
         * @description Closes a staged import and queues the import of its rows. The job imports all rows that were appended, even if their
         *     number differs from the announced `total_count`. `input.uploaded_count` of the job shows the number of rows. If the job
         *     is already `queued`, `running` or `completed`, the response is 202 with the same job. Other statuses return 409
         *     `job_state_conflict`. Emits one `lead.bulk_import.completed` when the import succeeds.
         */
        post: operations["finalizeJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Download the file of a job
         * @description Returns a CSV file of a job. By default, it is the file of a completed export, which is kept for 30 days. With
         *     `file=errors`, it contains all row errors of a job that has ended. If the job has no such file yet, or no longer has it,
         *     the response is 409 `job_state_conflict`. `result.download_url` returns the same export without an API key until it
         *     expires.
         *
         *     Row errors have the columns `index`, `global_lead_id` and `message`. Errors of an import also have `line` (the line of
         *     the file, from 1, including the header row) and `email` (as you sent it), as long as the rows are kept: 30 days.
         *
         *     The file is safe to open in a spreadsheet. An apostrophe is added before `=`, `+`, `-`, `@` (also as full-width
         *     characters), a tab or a line break at the beginning of a cell. A cell that contains a number gets no apostrophe, unless
         *     it is the first cell of its row. An apostrophe is also added before these characters after a `;`, `|`, tab or line break
         *     within a cell, because spreadsheets in many countries begin a new cell there. An import removes these apostrophes.
         */
        get: operations["downloadJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enroll people in a campaign
         * @description Queues an `add_to_campaign` job for the campaign in the path. The body is the same as in `POST /v1/jobs`, but
         *     `operation` and `campaign_id` are optional. Emits one `lead.added_to_campaign.completed` when the job succeeds.
         *
         *     With `leads`, the job is an `api_lead_import` instead. It imports and enrolls the leads, and emits one
         *     `lead.bulk_import.completed` when it succeeds. Any other selection of people in the body is then ignored.
         */
        post: operations["enrollLeads"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/imports/staged": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a staged import
         * @description Starts an import of any size. Append rows with `POST /v1/jobs/{id}/staging-rows`, 1 to 500 at a time. Then call
         *     `POST /v1/jobs/{id}/finalize`. Until then, the job has the status `uploading`. A job that is not continued for 30 days
         *     is cancelled. The request body is optional.
         */
        post: operations["startStagedImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/leads/bulk/async": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import leads in the background
         * @description Queues an `api_lead_import` job for 1 to 1,000 leads. An invalid address is a row error of the job. The events of single
         *     leads are not emitted. One `lead.bulk_import.completed` is emitted when the job succeeds.
         */
        post: operations["bulkImportLeadsAsync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/uploads/presign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload URL
         * @description Returns a URL to which you can upload a CSV file. Send the file to `upload_url` with `method` and `headers` before
         *     `expires_at`. The URL needs no API key.
         *
         *     Then use the `upload_id`. A `csv_lead_import_staged` job imports the rows. A `staged_upload` scope selects people that
         *     the account already knows. Local file paths are never accepted. An uploaded file is kept until it is not used for 30
         *     days. An incomplete file is removed after its URL expires.
         *
         *     All files of an account can use at most `upload_quota_bytes` (see `GET /v1/meta/limits`), measured as the service stores
         *     them. A small file counts as 16 KiB. If there is no space for another file, this request or the upload of the file
         *     returns 409 `upload_quota_exceeded`. The upload counts as a request of the account. Too many requests return 429, with
         *     the rate limit headers.
         */
        post: operations["presignUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a bulk job
         * @description Counts how many people match, are excluded, and would change. Nothing changes. Send the same fields that select people
         *     as in `POST /v1/jobs`. As there, a selection is necessary. To bind a job to this operation and scope, send the
         *     `preview_id` with the job before `expires_at`.
         */
        post: operations["previewBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Returns a page of all people that the account knows. Each person is listed once, in however many campaigns the person
         *     is. Several filters are combined with *and*. An id that does not exist matches no people. You can use the same filters
         *     as the `query` of an `explorer_view` scope. `total_count` is exact. With a filter, it counts up to 10,000.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people/{globalLeadId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Global lead id of the person, 64 hexadecimal characters. */
                globalLeadId: components["parameters"]["GlobalLeadId"];
            };
            cookie?: never;
        };
        /**
         * Get a person
         * @description Returns a person and all campaigns of the person, newest first.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a person
         * @description Updates a person. Only the fields that you send change. `null` clears a field. `custom_lead_data` is merged key by key,
         *     and a `null` removes the key. `tags` replaces all tags of the person. An unknown tag name creates a tag. The address
         *     cannot change, because it identifies the person.
         */
        patch: operations["updatePerson"];
        trace?: never;
    };
    "/v1/people/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export people as CSV
         * @description Queues an `export_leads` job. Without a selection, it exports all people. With `projection: compact`, the file contains
         *     only `email` and `global_lead_id`. When the job is `completed`, its `result` has a `download_url`, and
         *     `GET /v1/jobs/{id}/download` returns the file. Emits one `people.export.completed`. The request body is optional.
         */
        post: operations["exportPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/person-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List person tags
         * @description Returns a page of person tags with their aliases, sorted by name.
         */
        get: operations["listPersonTags"];
        put?: never;
        /**
         * Create a person tag
         * @description Creates a person tag. Imports and updates of people also create tags that do not exist. If the name or an alias is
         *     already the name or an alias of another person tag, the response is 409 `duplicate_name`. Case is ignored.
         */
        post: operations["createPersonTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/person-tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a person tag
         * @description Deletes a person tag and its aliases, and removes it from all people.
         */
        delete: operations["deletePersonTag"];
        options?: never;
        head?: never;
        /**
         * Update a person tag
         * @description Changes the name, the color or the aliases of a person tag. Only the fields that you send change. `aliases` replaces all
         *     aliases of the tag.
         */
        patch: operations["updatePersonTag"];
        trace?: never;
    };
    "/v1/lead-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lead lists
         * @description Returns a page of lead lists, newest first.
         */
        get: operations["listLeadLists"];
        put?: never;
        /**
         * Create a lead list
         * @description Creates a lead list. With `global_lead_ids`, these people become members at once, and
         *     `lead_list.members_added.completed` is emitted. Unknown ids are ignored. If another list has this name, the response is
         *     409 `duplicate_name`. Case is ignored. For many people, create an empty list and use `members:bulk`.
         */
        post: operations["createLeadList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lead-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        /**
         * Get a lead list
         * @description Returns a lead list without its members. To list the members, call `GET /v1/lead-lists/{id}/people`.
         */
        get: operations["getLeadList"];
        put?: never;
        post?: never;
        /**
         * Delete a lead list
         * @description Deletes a lead list. Its members stay in the account.
         */
        delete: operations["deleteLeadList"];
        options?: never;
        head?: never;
        /**
         * Update a lead list
         * @description Updates a lead list. Only the fields that you send change.
         */
        patch: operations["updateLeadList"];
        trace?: never;
    };
    "/v1/lead-lists/{id}/people": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        /**
         * List people of a lead list
         * @description Returns a page of members, with the same person fields and filters as `GET /v1/people`.
         */
        get: operations["listLeadListPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lead-lists/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        /**
         * List members of a lead list
         * @description Returns the same page as `GET /v1/lead-lists/{id}/people`.
         */
        get: operations["listLeadListMembers"];
        put?: never;
        /**
         * Add people to a lead list
         * @description Adds 1 to 100 people to a lead list. For more people, use `members:bulk`. People who are already on the list are counted
         *     in `skippedAlreadyMember`. Unknown ids are counted in `skippedNotMember` and listed in `errors`.
         */
        post: operations["addLeadListMembers"];
        /**
         * Remove people from a lead list
         * @description Removes 1 to 100 people from a lead list. Send the ids in a JSON body. People who are not on the list are counted in
         *     `skippedNotMember`. Unknown ids are counted there, too, and listed in `errors`.
         */
        delete: operations["removeLeadListMembers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lead-lists/{id}/members:bulk": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove many members
         * @description Queues an `add_to_lead_list` or `remove_from_lead_list` job for the list in the path. `action` or `operation` selects
         *     which. If you send both, they must agree. Select people with `scope`, `global_lead_ids`, `list_id` (another list),
         *     `source_campaign_id` or `upload_id`. Emits one `lead_list.members_added.completed` or
         *     `lead_list.members_removed.completed` when the job succeeds.
         */
        post: operations["changeLeadListMembersBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mailboxes
         * @description Returns a page of mailboxes, newest first. Secrets are never returned.
         */
        get: operations["listMailboxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailboxes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Mailbox id. */
                id: components["parameters"]["MailboxId"];
            };
            cookie?: never;
        };
        /**
         * Get a mailbox
         * @description Returns a mailbox with its health and the number of messages that it sent today.
         */
        get: operations["getMailbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the tags of a mailbox
         * @description Changes the tags of a mailbox. First `tag_ids` replaces all tags, then `add_tag_ids` adds tags, then `remove_tag_ids`
         *     removes tags. You cannot change the profile and the credentials here. A tag that does not exist returns 404
         *     `tag_not_found`.
         */
        patch: operations["updateMailbox"];
        trace?: never;
    };
    "/v1/mailboxes/connect-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connect sessions
         * @description Returns a page of connect sessions, newest first.
         */
        get: operations["listConnectSessions"];
        put?: never;
        /**
         * Start connecting a mailbox
         * @description Creates a connect session. The owner of the mailbox opens `connect_url` in a browser and enters the credentials there.
         *     The credentials never pass through this API. Poll the session until it is `completed`. It then contains the
         *     `mailbox_id`.
         *
         *     The URL works for one hour and connects one mailbox. After too many failed attempts, the session is `failed`. A mailbox
         *     that the account already has gets the new credentials and is connected again. A `provider` that is not set up on this
         *     service returns 400. The request body is optional.
         */
        post: operations["createConnectSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailboxes/connect-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Connect session id. */
                id: components["parameters"]["ConnectSessionId"];
            };
            cookie?: never;
        };
        /**
         * Get a connect session
         * @description Returns a connect session. Poll it until it is `completed` (with `mailbox_id`), `expired`, or `failed` (with `error_message`).
         */
        get: operations["getConnectSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List mailbox tags
         * @description Returns a page of mailbox tags, sorted by name.
         */
        get: operations["listMailboxTags"];
        put?: never;
        /**
         * Create a mailbox tag
         * @description Creates a mailbox tag. If another mailbox tag has this name, the response is 409 `duplicate_name`. Case is ignored.
         */
        post: operations["createMailboxTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox-tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a mailbox tag
         * @description Deletes a mailbox tag and removes it from all mailboxes.
         */
        delete: operations["deleteMailboxTag"];
        options?: never;
        head?: never;
        /**
         * Update a mailbox tag
         * @description Changes the name or the color of a mailbox tag. Only the fields that you send change.
         */
        patch: operations["updateMailboxTag"];
        trace?: never;
    };
    "/v1/threads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List threads
         * @description Returns a page of threads. A thread is the conversation with one lead through one mailbox. By default, only threads with
         *     a reply are listed, latest reply first. Use `has_reply_only=false` to include threads without a reply.
         *
         *     The sort order and the date filters use `last_inbound_at`. Threads without a reply come last. Several filters are
         *     combined with *and*. `total_count` counts up to 10,000. For a search with several frequent words, it counts up to 500.
         *
         *     `unread_only=true` lists all threads with an unread received message. This includes threads in which the lead has not
         *     replied, for example when a colleague replied to a forward. `has_reply_only` is then `false` by default. Set both to
         *     `true` to list unread threads with a reply.
         */
        get: operations["listThreads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        /**
         * Get a thread
         * @description Returns a thread without its messages. This does not mark the thread as read.
         */
        get: operations["getThread"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a thread
         * @description Changes the category, the conversation status or the read state of a thread. Only the fields that you send change.
         *     `category: null` clears the category. A changed category emits `reply.categorized`. Setting the same category again
         *     emits nothing.
         */
        patch: operations["updateThread"];
        trace?: never;
    };
    "/v1/threads/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        /**
         * List messages of a thread
         * @description Returns a page of messages, oldest first. HTML is sanitized for display.
         */
        get: operations["listThreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply in a thread
         * @description Queues a reply and returns the id of its message job. Poll it with `GET /v1/message-jobs/{id}`.
         *
         *     Every field is optional. By default, the reply is to the latest message of the thread. It goes to the sender of that
         *     message (or its `Reply-To`) and keeps the subject. That message is quoted below the text. The reply is sent at once, or
         *     at `scheduled_at`. It never waits for the campaign or its send window. The request body is optional.
         */
        post: operations["replyToThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}/forward": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forward a message
         * @description Queues a forward of a message and returns the id of its message job. The message is sent with its attachments to another
         *     person, below your own text. It is sent at once, or at `scheduled_at`. If the thread does not contain the
         *     `forward_message_id`, the response is 404 `message_not_found`.
         */
        post: operations["forwardThread"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}/tags:add": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a tag to a thread
         * @description Adds a tag to a thread. If the thread already has the tag, `added` is `false`. A tag that does not exist returns 404
         *     `tag_not_found`.
         */
        post: operations["addThreadTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}/tags:remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a tag from a thread
         * @description Removes a tag from a thread. If the thread does not have the tag, `removed` is `false`. A tag that does not exist
         *     returns 404 `tag_not_found`.
         */
        post: operations["removeThreadTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}/out-of-office": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a thread out of office
         * @description Marks that the lead of a thread is away. A new mark replaces an earlier one. `resume_mode` sets what happens to the
         *     sequence:
         *
         *     - `scheduled` (default) resumes it at `resume_at`. Without `resume_at`, it resumes at the return date in the message.
         *       Without a return date, it resumes in 7 days. A `resume_at` that is not in the future works like `instant`.
         *     - `instant` resumes it now.
         *     - `none` only marks the thread.
         *
         *     The request body is optional.
         */
        put: operations["setOutOfOffice"];
        post?: never;
        /**
         * Clear the out-of-office mark
         * @description Clears the out-of-office mark of a thread and cancels a scheduled resume. If the thread has no mark, the response is 200
         *     and nothing changes.
         */
        delete: operations["clearOutOfOffice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}/replace-lead/preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        /**
         * Preview a lead replacement
         * @description Returns what would happen if this address replaced the lead of the thread. Nothing changes. The response shows whether
         *     the address would become a new lead (`created`) or is already a live lead of the campaign (`attached`), and whether it
         *     is blocked. If the replacement would be refused, the response contains the error code.
         */
        get: operations["previewReplaceLead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/threads/{id}/replace-lead": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the lead of a thread
         * @description Moves a thread to another person, for example when that person replies in place of the lead. The address decides the
         *     mode:
         *
         *     - `created`: the address is new to the campaign. A lead is created, the thread moves to it, and the original lead is
         *       archived. Emits `lead.created` and `lead.deleted`.
         *     - `attached`: the address is already a live lead of the campaign. This lead does not change. The thread moves to it, and
         *       the original lead is retired.
         *
         *     An address has at most one lead in a campaign, so no other sequences are stopped. With `forward_message_id`, that
         *     message is forwarded to the new address. An archived lead is restored when you add its address to the campaign again.
         *
         *     Errors: 400 `same_as_current_lead` or `invalid_reason`, 403 `external_read_only`, 404 `lead_not_found` or
         *     `message_not_found`, 409 `lead_already_replaced`, `target_already_replaced` or `target_missing_enrollment`.
         */
        post: operations["replaceLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message job id. */
                id: components["parameters"]["MessageJobId"];
            };
            cookie?: never;
        };
        /**
         * Get a message job
         * @description Returns a message job. Poll it until `status` is `sent`, `failed` or `cancelled`.
         */
        get: operations["getMessageJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message job id. */
                id: components["parameters"]["MessageJobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a message job
         * @description Cancels a `queued` or `failed` message job. Any other status returns 409 `message_job_state_conflict`.
         */
        post: operations["cancelMessageJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/message-jobs/{id}/send-now": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message job id. */
                id: components["parameters"]["MessageJobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message job now
         * @description Removes `scheduled_at` and all waits of a `queued` message job, so that it is sent next. Any other status returns 409
         *     `message_job_state_conflict`.
         */
        post: operations["sendMessageJobNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/thread-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List thread tags
         * @description Returns a page of thread tags, sorted by name.
         */
        get: operations["listThreadTags"];
        put?: never;
        /**
         * Create a thread tag
         * @description Creates a thread tag. If another thread tag has this name, the response is 409 `duplicate_name`. Case is ignored.
         */
        post: operations["createThreadTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/thread-tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a thread tag
         * @description Deletes a thread tag and removes it from all threads.
         */
        delete: operations["deleteThreadTag"];
        options?: never;
        head?: never;
        /**
         * Update a thread tag
         * @description Changes the name or the color of a thread tag. Only the fields that you send change.
         */
        patch: operations["updateThreadTag"];
        trace?: never;
    };
    "/v1/block-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List block-list entries
         * @description Returns a page of block-list entries, newest first.
         */
        get: operations["listBlockList"];
        put?: never;
        /**
         * Block an address or domain
         * @description Adds an email address or a domain host to the block list and stops the sequences of the people it covers. `value` is
         *     stored trimmed and in lower case. A domain covers exactly that host: `example.com` covers `anybody@example.com`, but not
         *     `anybody@mail.example.com`.
         *
         *     A new entry emits `blocklist.entry_added`. If the value is already on the list, the response is 200 with the existing
         *     entry, which keeps its reason.
         */
        post: operations["addBlockListEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/block-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Block-list entry id. */
                id: components["parameters"]["BlockListEntryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Unblock an address or domain
         * @description Removes an entry from the block list. Stopped sequences stay stopped. Emits `blocklist.entry_removed`.
         */
        delete: operations["deleteBlockListEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Get campaign statistics
         * @description Returns the statistics of a campaign: totals, and one item for each day. Days begin and end in the time zone of the
         *     campaign. Each day of the range has an item, even without activity. The range has at most 3,660 days. Without dates, it
         *     begins on the day the campaign was created and ends today.
         */
        get: operations["getCampaignStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description Returns a page of API keys, newest first, including revoked keys. Secrets are not included.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key. Only this response contains the full `secret`. Store it safely.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description API key id. */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes an API key. Within a second, requests with its secret return 401 at every process of the service. If the key is
         *     already revoked, the response is 200 with the same key.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/meta/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the limits
         * @description Returns page sizes, bulk limits, quotas, the supported scopes and operations, and the ways to import files.
         */
        get: operations["getLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the health of the service
         * @description Returns whether the service is healthy. Use it for load balancers. No API key is needed. The response is 503 when the
         *     database is unreachable or the service is shutting down.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document
         * @description Returns this contract as JSON. No API key is needed.
         */
        get: operations["getOpenApiDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the webhook settings
         * @description Returns the webhook settings. An account has one webhook endpoint. The signing secret exists from the start. Verify
         *     every delivery with it.
         */
        get: operations["getWebhooks"];
        /**
         * Update the webhook settings
         * @description Updates the webhook settings. Only the fields that you send change.
         *
         *     - `webhook_url: null` disables delivery. A URL enables it again, also after the service disabled it. The URL must be
         *       public and use HTTPS. Only local setups can allow plain HTTP and loopback addresses.
         *     - `webhook_enabled_events` replaces the selection.
         *     - `webhook_signing_secret` replaces the secret with your own, like a rotation. Sending the current secret changes
         *       nothing.
         */
        put: operations["updateWebhooks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the signing secret
         * @description Creates a new signing secret. For 24 hours, every delivery has a signature of the old secret and one of the new secret,
         *     so that receivers have time to change. `previous_secret_expires_at` shows when the old secret expires. If you rotate
         *     again within these 24 hours, each replaced secret keeps its own 24 hours. At most the last ten replaced secrets sign.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Queues the event `webhook.test` for the configured URL at once, whatever events are enabled. Returns the delivery. Poll
         *     the delivery log to see the response of the receiver. If no URL is set, or delivery is disabled, the response is 409
         *     `webhook_not_configured`, and its message gives the reason.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Returns a page of webhook deliveries, newest first. Deliveries are kept for 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver events of a time range
         * @description Queues the deliveries that were created in a time range again. Each delivery goes to the URL that is configured now, and
         *     its event keeps its id. All statuses are included, unless you filter by `status`. A delivery that is being attempted at
         *     that time continues, and is counted, too.
         *
         *     One call queues up to 1000 deliveries, oldest first. While `has_more` is `true`, call again with the same range, and
         *     send `next_after` as `after`. With an `Idempotency-Key`, a repeated call queues nothing twice. If no URL is set, or
         *     delivery is disabled, the response is 409 `webhook_not_configured`, and its message gives the reason. If `after` is not
         *     a delivery of your account, the response is 404 `delivery_not_found`.
         */
        post: operations["redeliverWebhooks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook delivery id. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook delivery
         * @description Returns a webhook delivery and each of its attempts, with the response of the receiver.
         */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/deliveries/{id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook delivery id. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver an event
         * @description Queues a webhook delivery again, whatever its status. It goes to the URL that is configured now. The event keeps its id,
         *     so a receiver can detect an event that it has already handled. A delivery that is being attempted at that time continues
         *     unchanged. If no URL is set, or delivery is disabled, the response is 409 `webhook_not_configured`, and its message
         *     gives the reason.
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Returns a page of all events of the account, oldest first. Events are kept for 30 days. Ids and payloads are the same as
         *     in the webhooks. Events are listed whether or not they were enabled or delivered. The response is *bare*.
         *
         *     To read the whole log, start without `after`. While `has_more` is `true`, send `next_after` as the next `after`. After a
         *     downtime, send the id of the last event that you handled. If `after` is unknown, or so old that later events are no
         *     longer kept, the response is 404 `event_not_found`.
         *
         *     An event appears in the log about 2 seconds after it happens, or later if its change is still being stored. Pages by
         *     `after` therefore have no gaps. An empty page does not mean that the log has ended. Call again later with its
         *     `next_after`. With `type`, `next_after` also moves past events of other types, so you keep your position in the log.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "lead.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lead was created
         * @description One row, created by a call of its own. Bulk imports emit `lead.bulk_import.completed` instead.
         */
        post: operations["onLeadCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lead was updated
         * @description One row, changed by a call of its own. Carries the lead as it is after the change.
         */
        post: operations["onLeadUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lead was deleted
         * @description One row, deleted by a call of its own or archived as somebody new replaced it. Carries the lead as it was.
         */
        post: operations["onLeadDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.bulk_import.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bulk import finished
         * @description A synchronous bulk import, or an import job that finished successfully. Replaces the events of the single rows.
         */
        post: operations["onLeadBulkImportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.added_to_campaign.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People were added to a campaign
         * @description One per `leads:add` batch, and per job `add_to_campaign` that finished successfully.
         */
        post: operations["onLeadAddedToCampaignCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.removed_from_campaign.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People were removed from a campaign
         * @description One per `leads:remove` batch, and per job `remove_from_campaign` that finished successfully.
         */
        post: operations["onLeadRemovedFromCampaignCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.removed_from_all_campaigns.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People were removed from all campaigns
         * @description One per `leads:remove-from-all-campaigns` batch, and per job `remove_from_all_campaigns` that finished successfully.
         */
        post: operations["onLeadRemovedFromAllCampaignsCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.resume_completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrollments were resumed
         * @description One per resume batch, and per job `resume_enrollments` that finished successfully.
         */
        post: operations["onEnrollmentResumeCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.pause_completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrollments were paused
         * @description One per pause batch, and per job `pause_enrollments` that finished successfully.
         */
        post: operations["onEnrollmentPauseCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "email.sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An email was sent
         * @description A message of a flow, or a reply or forward that a person wrote, was accepted by the mail server; `message_type` says which.
         *     `email` and the other fields of the lead are those of the lead that the message belongs to, whoever received it: `to_email`
         *     is the recipient, which differs when a reply or forward went to somebody else. A message that was queued before its thread
         *     was handed over by replace-lead belongs to the previous lead.
         */
        post: operations["onEmailSent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reply.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A reply was received
         * @description A message of the lead arrived in its thread. `body_text` is the new text alone, without the quoted thread.
         */
        post: operations["onReplyReceived"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "reply.categorized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The category of a thread changed
         * @description A category was assigned, changed or cleared, by the categorizer or by `PATCH /v1/threads/{id}`.
         */
        post: operations["onReplyCategorized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bounce.detected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A bounce was detected
         * @description Hard, soft or by policy. A hard bounce also blocks the address, and then emits `blocklist.entry_added` too.
         */
        post: operations["onBounceDetected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "blocklist.entry_added": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A block-list entry was added
         * @description From any origin: the API, a reply that opts out, an unsubscribe link, a report of spam, a bounce. Address rows may carry the identity of a lead; domain rows carry the host alone.
         */
        post: operations["onBlocklistEntryAdded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "blocklist.entry_removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A block-list entry was removed
         * @description From any origin. Address rows may carry the identity of a lead; domain rows carry the host alone.
         */
        post: operations["onBlocklistEntryRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign was paused
         * @description By a call, in the app, or by itself at `pause_at`.
         */
        post: operations["onCampaignPaused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign runs again
         * @description By a call, in the app, or by itself at `start_at`. Also sent when a scheduled campaign starts: `previous_status` is `scheduled` then.
         */
        post: operations["onCampaignResumed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.stopped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign was stopped
         * @description By a call or in the app.
         */
        post: operations["onCampaignStopped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead_list.members_added.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People were added to a lead list
         * @description One per batch of members, that of a list which is created with some among them, and per job `add_to_lead_list` that
         *     finished successfully.
         */
        post: operations["onLeadListMembersAddedCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead_list.members_removed.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * People were removed from a lead list
         * @description One per batch of members, and per job `remove_from_lead_list` that finished successfully.
         */
        post: operations["onLeadListMembersRemovedCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "people.export.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An export is ready
         * @description Download it with `GET /v1/jobs/{id}/download`, the id being `job_id`.
         */
        post: operations["onPeopleExportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A test event
         * @description Sent by `POST /v1/webhooks/test`, whatever events are enabled.
         */
        post: operations["onWebhookTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The one error body. */
        ErrorBody: {
            /** @description The error itself. */
            error: {
                type: components["schemas"]["ErrorType"];
                code: components["schemas"]["ErrorCode"];
                /** @description What is wrong and what to do, for people. */
                message: string;
            };
            /** @description Each failing point, for validation failures. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The error body of a stale If-Match. */
        RevisionConflictError: {
            /** @description The error; its code is `flow_revision_conflict`. */
            error: {
                type: components["schemas"]["ErrorType"];
                code: components["schemas"]["ErrorCode"];
                /** @description What is wrong and what to do, for people. */
                message: string;
            };
            /** @description The revision that the flow has now. */
            current_flow_revision: string;
        };
        /** @description One point of a request that is not valid. */
        ErrorDetail: {
            /** @description Where, such as `leads[3].email`; empty for the whole body. */
            path: string;
            /** @description What kind. */
            code: components["schemas"]["DetailCode"] | components["schemas"]["FlowIssueCode"];
            /** @description What is wrong and what to do, for people. */
            message: string;
        };
        /**
         * @description What is wrong with one place of a request. `invalid`: it has none of the forms that are allowed there. `unknown_field`: there
         *     is no such key. `not_found`: nothing has this id. `https_required` and `private_address`: the address of a webhook must be HTTPS
         *     and public; that of a data sender too, where the first is `invalid_endpoint_url`. `ambiguous_scope`: people are named in two ways at once. `upload_not_finished`: the file is
         *     not here yet. `already_uploaded`, `sent_twice`, `empty_file`, `broken_heading` and `not_csv`: the upload is done, is being sent
         *     again while it is under way, holds no rows, its first line cannot be read, or it is a workbook or a compressed file.
         * @enum {string}
         */
        DetailCode: "required" | "unknown_field" | "invalid" | "invalid_type" | "invalid_value" | "invalid_format" | "invalid_json" | "too_deep" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "not_found" | "invalid_email" | "invalid_url" | "https_required" | "private_address" | "ambiguous_scope" | "upload_not_finished" | "already_uploaded" | "sent_twice" | "empty_file" | "broken_heading" | "not_csv";
        /**
         * @description Class of an error: an invalid request, an invalid API key, a forbidden action, too many requests, or a failure of the service.
         * @enum {string}
         */
        ErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "rate_limit_error" | "api_error";
        /**
         * @description Every code that an error can carry; `x-error-codes` gives the status and meaning of each.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "invalid_flow" | "same_as_current_lead" | "invalid_reason" | "invalid_api_key" | "external_read_only" | "flow_locked" | "route_not_found" | "campaign_not_found" | "node_not_found" | "lead_not_found" | "job_not_found" | "upload_not_found" | "person_not_found" | "lead_list_not_found" | "mailbox_not_found" | "connect_session_not_found" | "tag_not_found" | "thread_not_found" | "message_not_found" | "message_job_not_found" | "block_list_entry_not_found" | "delivery_not_found" | "event_not_found" | "api_key_not_found" | "method_not_allowed" | "request_timeout" | "duplicate_name" | "campaign_not_launched" | "campaign_already_launched" | "campaign_not_running" | "job_state_conflict" | "job_quota_exceeded" | "upload_quota_exceeded" | "preview_mismatch" | "preview_expired" | "count_mismatch" | "message_job_state_conflict" | "lead_already_replaced" | "target_already_replaced" | "target_missing_enrollment" | "webhook_not_configured" | "idempotency_key_reused" | "idempotency_in_progress" | "flow_revision_conflict" | "body_too_large" | "uri_too_long" | "unsupported_media_type" | "rate_limit_exceeded" | "headers_too_large" | "internal_error" | "not_implemented" | "service_unavailable";
        /**
         * @description What can be wrong in a flow; `x-flow-issue-codes` gives the meaning of each.
         * @enum {string}
         */
        FlowIssueCode: "missing_lead_source" | "multiple_lead_sources" | "flow_too_large" | "node_too_large" | "too_many_custom_fields" | "too_many_nodes" | "too_many_edges" | "invalid_node" | "invalid_edge" | "unknown_node_type" | "duplicate_node_id" | "duplicate_edge_id" | "dangling_edge" | "flow_cycle" | "unreachable_node" | "multiple_outgoing_edges" | "multiple_categorizers" | "invalid_source_handle" | "missing_variants" | "too_many_variants" | "no_active_variant" | "invalid_variant" | "invalid_variant_id" | "duplicate_variant_id" | "missing_subject" | "missing_body" | "template_too_large" | "invalid_template" | "unknown_merge_field" | "invalid_editor_mode" | "invalid_wait" | "wait_too_short" | "wait_too_long" | "invalid_endpoint_url" | "private_address" | "invalid_payload" | "invalid_on_failure" | "invalid_custom_field_key" | "unknown_standard_field" | "invalid_field_type" | "missing_name" | "missing_email_node" | "missing_mailbox" | "pause_date_passed" | "invalid_time_zone" | "invalid_hour" | "invalid_minute" | "invalid_days_of_week" | "invalid_date" | "missing_start_on" | "already_started" | "pause_not_after_start";
        /** @description The most rows that the page may have, as the request asked. */
        PageLimit: number;
        /** @description How many rows are before the page. */
        PageOffset: number;
        /** @description How many rows there are on all pages together. */
        TotalCount: number;
        /** @description What was deleted. */
        DeletedResource: {
            /**
             * Format: uuid
             * @description Id of what was deleted.
             */
            id: string;
            /** @description Always true. */
            deleted: boolean;
        };
        /** @description What was deleted. */
        DeletedResourceResponse: {
            data: components["schemas"]["DeletedResource"];
        };
        /** @description A tag of campaigns, mailboxes, threads or people. */
        Tag: {
            /**
             * Format: uuid
             * @description Id of the tag.
             */
            id: string;
            /** @description Name of the tag, unique among the tags of its kind. */
            name: string;
            /** @description As given, such as `#7c3aed`. */
            color: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description A tag to create. */
        TagCreate: {
            /** @description Name of the tag; one that another tag of its kind has, whatever its case, is a 409. */
            name: string;
            /** @description Any text of at most 32 characters, such as `#7c3aed`; null for no color. */
            color?: string | null;
        };
        /** @description Fields of a tag to change; those left out stay. */
        TagUpdate: {
            /** @description Name of the tag; one that another tag of its kind has, whatever its case, is a 409. */
            name?: string;
            /** @description Any text of at most 32 characters, such as `#7c3aed`; null removes the color. */
            color?: string | null;
        };
        /** @description A tag. */
        TagResponse: {
            data: components["schemas"]["Tag"];
        };
        /** @description One page of tags. */
        TagPage: {
            /** @description The tags of the page. */
            data: components["schemas"]["Tag"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A tag of people, which imports and filters find by its name or an alias. */
        PersonTag: {
            /**
             * Format: uuid
             * @description Id of the tag.
             */
            id: string;
            /** @description Name of the tag, unique among person tags and their aliases. */
            name: string;
            /** @description As given, such as `#7c3aed`. */
            color: string | null;
            /** @description Other names by which imports and filters find the tag. */
            aliases: string[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description A person tag to create. */
        PersonTagCreate: {
            /** @description Name of the tag; one that another person tag has as name or alias, whatever its case, is a 409. */
            name: string;
            /** @description Any text of at most 32 characters, such as `#7c3aed`; null for no color. */
            color?: string | null;
            /** @description Other names of the tag; the name itself and repetitions are left out. */
            aliases?: string[];
        };
        /** @description Fields of a person tag to change; those left out stay. */
        PersonTagUpdate: {
            /** @description Name of the tag; one that another person tag has as name or alias, whatever its case, is a 409. */
            name?: string;
            /** @description Any text of at most 32 characters, such as `#7c3aed`; null removes the color. */
            color?: string | null;
            /** @description All aliases that the tag shall have; an empty array removes them. */
            aliases?: string[];
        };
        /** @description A person tag. */
        PersonTagResponse: {
            data: components["schemas"]["PersonTag"];
        };
        /** @description One page of person tags. */
        PersonTagPage: {
            /** @description The person tags of the page. */
            data: components["schemas"]["PersonTag"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description Why one person of a batch was not handled. */
        PersonError: {
            /** @description The id, as the request had it. */
            globalLeadId: string;
            /** @description Why it was not handled, for people. */
            message: string;
        };
        /** @description The people of a synchronous batch. */
        GlobalLeadIdsRequest: {
            /** @description 1 to 100 global lead ids; one that is repeated counts once. */
            global_lead_ids: string[];
        };
        /**
         * @description `scheduled` starts by itself at `start_at`; `running` pauses by itself at `pause_at`.
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "running" | "paused" | "stopped";
        /**
         * @description `external` campaigns were synced from another platform and are read-only.
         * @enum {string}
         */
        CampaignSource: "manual" | "external";
        /** @description The send window, in local time. It may cross midnight; a start that equals the end is the whole day; an end of 0:00 is midnight at the day's end. */
        Schedule: {
            /** @description IANA zone, such as America/Chicago. */
            timezone: string;
            /** @description Inclusive. */
            start_hour: number;
            /** @description Minute of `start_hour` at which the window opens. */
            start_minute: number;
            /** @description Exclusive. */
            end_hour: number;
            /** @description Minute of `end_hour` at which the window closes. */
            end_minute: number;
            /** @description 0 Sunday to 6 Saturday; null or empty is every day. */
            days_of_week: number[] | null;
        };
        /** @description A send window; minutes default to 0, days to every day. */
        ScheduleInput: {
            /** @description IANA zone, such as America/Chicago. */
            timezone: string;
            /** @description Hour at which the window opens. */
            start_hour: number;
            /**
             * @description Minute of `start_hour` at which the window opens.
             * @default 0
             */
            start_minute?: number;
            /** @description Hour at which the window closes. */
            end_hour: number;
            /**
             * @description Minute of `end_hour` at which the window closes.
             * @default 0
             */
            end_minute?: number;
            /**
             * @description 0 Sunday to 6 Saturday; null or empty is every day.
             * @default null
             */
            days_of_week?: number[] | null;
        };
        /** @description When the campaign starts and pauses by itself. */
        LifecycleSchedule: {
            /** @description IANA zone of both dates. */
            time_zone: string;
            /**
             * Format: date
             * @description First local day of sending; empty: launch starts at once. Without effect once the campaign has started.
             */
            start_on: string | null;
            /**
             * Format: date
             * @description Sending stops before this local day; empty: never. Cleared when the campaign is resumed after it.
             */
            pause_on: string | null;
            /**
             * Format: date-time
             * @description First instant of `start_on`.
             */
            start_at: string | null;
            /**
             * Format: date-time
             * @description First instant of `pause_on`.
             */
            pause_at: string | null;
        };
        /** @description When the campaign starts and pauses by itself; in an update, keys left out stay. */
        LifecycleScheduleInput: {
            /** @description Default: the zone of the schedule, else America/Chicago. */
            time_zone?: string;
            /**
             * Format: date
             * @description First local day of sending; null: launch starts at once. A scheduled campaign must keep one, and once the campaign has started only null or the same day is accepted.
             */
            start_on?: string | null;
            /**
             * Format: date
             * @description Sending stops before this local day, which must be after `start_on`; null: never.
             */
            pause_on?: string | null;
        };
        /** @description A campaign as lists show it. */
        CampaignSummary: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /** @description Name of the campaign; null when it has none. */
            name: string | null;
            status: components["schemas"]["CampaignStatus"];
            source: components["schemas"]["CampaignSource"];
            /** @description The send window; null is 24/7. */
            schedule: components["schemas"]["Schedule"] | null;
            /** @description Least time between two sends of one mailbox. The mailbox waits for it only while the campaign is scheduled or running; a campaign that is paused or stopped leaves it the interval of its own. */
            sending_interval_seconds: number;
            lifecycle_schedule: components["schemas"]["LifecycleSchedule"];
            /** @description Tags of the campaign, by name. */
            tags: components["schemas"]["Tag"][];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null while it is there.
             */
            deleted_at: string | null;
        };
        /** @description A campaign in full. */
        Campaign: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /** @description Name of the campaign; null when it has none. */
            name: string | null;
            status: components["schemas"]["CampaignStatus"];
            source: components["schemas"]["CampaignSource"];
            /** @description The send window; null is 24/7. */
            schedule: components["schemas"]["Schedule"] | null;
            /** @description Least time between two sends of one mailbox. The mailbox waits for it only while the campaign is scheduled or running; a campaign that is paused or stopped leaves it the interval of its own. */
            sending_interval_seconds: number;
            lifecycle_schedule: components["schemas"]["LifecycleSchedule"];
            /**
             * Format: uuid
             * @description The lead bucket of this campaign; its lead source's `bucketId`.
             */
            bucket_id: string;
            flow_data: components["schemas"]["Flow"];
            /** @description SHA-256 of the normalized flow. */
            flow_revision: string;
            /** @description Attached mailboxes. */
            mailbox_ids: string[];
            /** @description Tags of the campaign, by name. */
            tags: components["schemas"]["Tag"][];
            launch_state?: components["schemas"]["LaunchReadiness"];
            lead_field_state?: components["schemas"]["LeadFieldState"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; null while it is there.
             */
            deleted_at: string | null;
        };
        /** @description Present with `include=launch_state`. */
        LaunchReadiness: {
            /** @description Whether nothing is missing for a launch. */
            ready: boolean;
            /** @description What keeps the campaign from being launched; empty when `ready`. */
            issues: components["schemas"]["ErrorDetail"][];
        };
        /** @description Present with `include=lead_field_state`. */
        LeadFieldState: {
            /** @description Standard lead fields in use. */
            standard: string[];
            /** @description Custom lead fields that the flow declares. */
            custom: string[];
            /** @description Leads that lack a declared custom key and are held from sending. */
            incomplete_count: number;
        };
        /** @description A draft campaign to create; every field is optional. */
        CampaignCreate: {
            /** @description Launch wants one. */
            name?: string | null;
            /** @description Omitted: Central business hours. Null: 24/7. */
            schedule?: components["schemas"]["ScheduleInput"] | null;
            /** @description Omitted: 1440. */
            sending_interval_seconds?: number;
            lifecycle_schedule?: components["schemas"]["LifecycleScheduleInput"];
            flow_data?: components["schemas"]["FlowInput"];
            /** @description Ids of the mailboxes that send for the campaign. */
            mailbox_ids?: string[];
            /** @description Ids of the campaign tags that it gets. */
            tag_ids?: string[];
        };
        /** @description Fields of a campaign to change; those left out stay. */
        CampaignUpdate: {
            /** @description Name of the campaign; null removes it. */
            name?: string | null;
            /** @description Null clears the window (24/7). */
            schedule?: components["schemas"]["ScheduleInput"] | null;
            /** @description Least time between two sends of one mailbox, in seconds. */
            sending_interval_seconds?: number;
            lifecycle_schedule?: components["schemas"]["LifecycleScheduleInput"];
            /** @description Replaces all. */
            mailbox_ids?: string[];
            /** @description Ids of mailboxes to attach beside those that are attached. */
            add_mailbox_ids?: string[];
            /** @description Ids of mailboxes to detach. */
            remove_mailbox_ids?: string[];
            /** @description Replaces all. */
            tag_ids?: string[];
            /** @description Ids of tags to add. */
            add_tag_ids?: string[];
            /** @description Ids of tags to remove. */
            remove_tag_ids?: string[];
        };
        /** @description What to simulate; both fields are optional. */
        SimulationRequest: {
            /**
             * @description How many days are played, from the first day of sending on.
             * @default 60
             */
            days?: number;
            /**
             * Format: date
             * @description Play as if sending began on this day, in the zone of the lifecycle: at most a year ahead. By default the `start_on` of the campaign, else today.
             */
            start_on?: string | null;
        };
        /** @description What a campaign would send, and when. */
        Simulation: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /**
             * Format: date-time
             * @description When sending begins.
             */
            starts_at: string;
            /** @description IANA zone in which the days are cut: that of the lifecycle, as in the stats. */
            time_zone: string;
            /**
             * Format: date
             * @description First day that is played.
             */
            from: string;
            /**
             * Format: date
             * @description Last day that is played.
             */
            through: string;
            /** @description Messages on these days. */
            total: number;
            /** @description First messages to a lead. */
            first_touches: number;
            /** @description Later messages. */
            follow_ups: number;
            /**
             * Format: date
             * @description The day of the last message; null when messages are left after the last day that is played, or nothing is sent.
             */
            finishes_on: string | null;
            /**
             * Format: date-time
             * @description When the last message leaves; null when `finishes_on` is null.
             */
            finishes_at: string | null;
            /** @description Messages that are left: they would leave later, or never, see `held_back`. */
            unsent: number;
            /** @description Each day from the first through the last on which something is sent. */
            daily: components["schemas"]["SimulationDay"][];
            /** @description Every mailbox that sends for the campaign, or could. */
            mailboxes: components["schemas"]["SimulationMailbox"][];
            /** @description What holds it back: first what takes time, the greatest share first, then what keeps leads from being written to. */
            held_back: components["schemas"]["SimulationHold"][];
        };
        /** @description What the campaign would send on one day. */
        SimulationDay: {
            /**
             * Format: date
             * @description The day, in `time_zone` of the simulation.
             */
            date: string;
            /** @description First messages to a lead. */
            first_touches: number;
            /** @description Later messages to a lead. */
            follow_ups: number;
            /** @description The mailboxes that send on this day. */
            mailboxes: {
                /**
                 * Format: uuid
                 * @description Id of the mailbox.
                 */
                mailbox_id: string;
                /** @description First messages to a lead. */
                first_touches: number;
                /** @description Later messages to a lead. */
                follow_ups: number;
            }[];
        };
        /** @description What one mailbox would send on all days that are simulated. */
        SimulationMailbox: {
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            email: string;
            /** @description First messages to a lead. */
            first_touches: number;
            /** @description Later messages to a lead. */
            follow_ups: number;
            /** @description Messages that it sends for other campaigns on these days. */
            other_campaigns: number;
        };
        /** @description One reason why messages leave later, or not at all. */
        SimulationHold: {
            /**
             * @description With a share: `schedule_window`, `daily_cap`, `mailbox_interval`, `other_campaigns` (their turn at a mailbox). With a
             *     count of leads: `incomplete_leads`, `blocked_leads`, `paused_leads`, `waiting_for_reply`, `outcome_unknown`,
             *     `mailbox_unavailable` (the mailbox that they are written to from sends nothing). With a count of messages: `pause_on`
             *     (left when that day comes), `horizon` (left after the last day that is played). With neither: `campaign_not_running`,
             *     `no_mailbox`, `no_email`.
             * @enum {string}
             */
            code: "schedule_window" | "daily_cap" | "mailbox_interval" | "other_campaigns" | "incomplete_leads" | "blocked_leads" | "paused_leads" | "waiting_for_reply" | "outcome_unknown" | "mailbox_unavailable" | "pause_on" | "horizon" | "campaign_not_running" | "no_mailbox" | "no_email";
            /** @description The reason in words, for people. */
            message: string;
            /** @description Of the time for which messages were due and mailboxes did not send them: how much this took, from 0 to 1. */
            share: number | null;
            /** @description Leads or messages that it concerns, as `code` says; null for the other codes. */
            count: number | null;
        };
        /** @description A simulation of a campaign. */
        SimulationResponse: {
            data: components["schemas"]["Simulation"];
        };
        /** @description The status that a campaign is to have. */
        CampaignStatusUpdate: {
            /**
             * @description New status; `running` also starts a scheduled campaign and resumes a paused or stopped one.
             * @enum {string}
             */
            status: "running" | "paused" | "stopped";
        };
        /** @description A campaign. */
        CampaignResponse: {
            data: components["schemas"]["Campaign"];
        };
        /** @description One page of campaigns. */
        CampaignPage: {
            /** @description The campaigns of the page. */
            data: components["schemas"]["CampaignSummary"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description What a launch did. */
        CampaignLaunch: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            id: string;
            /**
             * @description `scheduled` when `start_on` lies ahead, else `running`.
             * @enum {string}
             */
            status: "running" | "scheduled";
            /** @description Leads that the launch enrolled. */
            enrolled: number;
            lifecycle_schedule: components["schemas"]["LifecycleSchedule"];
        };
        /** @description What a launch did. */
        CampaignLaunchResponse: {
            data: components["schemas"]["CampaignLaunch"];
        };
        /** @description A graph of nodes joined by edges, normalized. */
        Flow: {
            /** @description Nodes of the flow; empty until a flow is saved. */
            nodes: components["schemas"]["FlowNode"][];
            /** @description Edges that join the nodes. */
            edges: components["schemas"]["FlowEdge"][];
        };
        /** @description A step of a flow; its `type` says what its `data` holds. Further keys of `data` are kept; those of another type of node are left out. */
        FlowNode: components["schemas"]["LeadSourceNode"] | components["schemas"]["EmailNode"] | components["schemas"]["WaitTimeNode"] | components["schemas"]["DataSenderNode"] | components["schemas"]["AiCategorizerNode"];
        /** @description Where an editor draws the node. The service keeps it and does not read it. */
        NodePosition: {
            /** @description From the left. */
            x: number;
            /** @description From the top. */
            y: number;
        };
        /** @description The start of every flow, where leads enter; it declares the fields that templates may use. */
        LeadSourceNode: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `leadSource`.
             * @enum {string}
             */
            type: "leadSource";
            position: components["schemas"]["NodePosition"];
            /** @description What the node does. */
            data: {
                /** @description The name that an editor shows. */
                label: string;
                /** @description The lead bucket of the campaign; absent in starter flows. */
                bucketId?: string;
                /** @description Declared custom lead fields, at most 1,000. */
                customFieldKeys: string[];
                /** @description Standard lead fields in use. */
                mappedStandardFieldKeys: string[];
                /** @description A mark of the editor. The service keeps it and does not read it. */
                isRequired: boolean;
            } & {
                [key: string]: unknown;
            };
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description Sends one email, in one of its variants. */
        EmailNode: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `email`.
             * @enum {string}
             */
            type: "email";
            position: components["schemas"]["NodePosition"];
            /** @description What the node does. */
            data: {
                /** @description The name that an editor shows. */
                label: string;
                /** @description A mark of the editor. The service keeps it and does not read it. */
                priority: boolean;
                /** @description 1 to 20, at least one of them active. */
                variants: components["schemas"]["EmailVariant"][];
            } & {
                [key: string]: unknown;
            };
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description Waits before the next step. */
        WaitTimeNode: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `waitTime`.
             * @enum {string}
             */
            type: "waitTime";
            position: components["schemas"]["NodePosition"];
            /** @description What the node does. */
            data: {
                /** @description The name that an editor shows. */
                label: string;
                /** @description How long the wait takes, in seconds: 180 to 31,622,400 (366 days). */
                wait_duration_seconds: number;
                /** @description The same in `unit`, derived from `wait_duration_seconds`. */
                duration: string;
                /** @description `seconds`, `minutes`, `hours` or `days`. */
                unit: string;
            } & {
                [key: string]: unknown;
            };
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description Sends a lead as JSON to a URL of yours. */
        DataSenderNode: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `dataSender`.
             * @enum {string}
             */
            type: "dataSender";
            position: components["schemas"]["NodePosition"];
            /** @description What the node does. */
            data: {
                /** @description The name that an editor shows. */
                label: string;
                /** @description A public HTTPS address. What a webhook URL may not be is refused here too. */
                endpoint_url: string;
                /** @description A JSON text with merge fields. */
                payload: string;
                /**
                 * @description Whether the sequence goes on after a request that failed for good, or ends as `stopped` with the failure in `last_error`.
                 * @enum {string}
                 */
                on_failure: "continue" | "stop";
            } & {
                [key: string]: unknown;
            };
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description Parts the ways by what a reply says; each edge that leaves it names its category in `sourceHandle`. */
        AiCategorizerNode: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `aiCategorizer`.
             * @enum {string}
             */
            type: "aiCategorizer";
            position: components["schemas"]["NodePosition"];
            /** @description What the node does. */
            data: {
                /** @description The name that an editor shows. */
                label: string;
            } & {
                [key: string]: unknown;
            };
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description One wording of an email node; which one a lead gets is fixed per enrollment. Further keys are kept. */
        EmailVariant: {
            /**
             * Format: uuid
             * @description Stable over saves.
             */
            id: string;
            /** @description A name, such as `A`. It is the letter of its place where none is given. */
            label: string;
            /** @description May be empty in a later email of the thread. */
            subject: string;
            /** @description Text with merge fields such as `{{first_name}}` and `{{custom.pain_point}}`. */
            template: string;
            /**
             * @description The HTML that is sent. With `editor_mode: richText`, a body that is empty, or that the service itself derived for this
             *     variant (by its id, in the same node, in any campaign) at any time, is derived from `template`; any other is the author's and is kept. To
             *     change the text, change `template` and send the rest as it was read; to go back from a body of your own, send it empty.
             *     With `editor_mode: html`, a body that is not empty is the author's and is kept; an empty one becomes `template` as it is.
             */
            body_html: string;
            /**
             * @description Whether the body is derived from `template` or written by its author; see `body_html`.
             * @default richText
             * @enum {string}
             */
            editor_mode: "richText" | "html";
            /**
             * @description Whether new leads may get this variant.
             * @default true
             */
            isActive: boolean;
            /** @description Place among the variants; the place in the list where none is given. */
            order: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Where a lead goes from one node. */
        FlowEdge: {
            /** @description Unique in the flow. */
            id: string;
            /** @description Node id. */
            source: string;
            /** @description Node id. */
            target: string;
            /** @description Branch of a categorizer: `interested`, `neutral` or `not-interested`. */
            sourceHandle?: string | null;
        };
        /** @description A flow to normalize and validate, of at most 1,048,576 bytes of JSON; whatever is wrong inside is reported by `FlowIssueCode`s with exact paths. */
        FlowInput: {
            /** @description Nodes of the flow, 500 at most. */
            nodes: components["schemas"]["FlowNodeInput"][];
            /** @description Edges that join the nodes, 1,000 at most. */
            edges: components["schemas"]["FlowEdgeInput"][];
        };
        /** @description A graph that may be unfinished; the validation names what its nodes and edges lack. */
        FlowDraft: {
            /** @description As in `FlowInput`. */
            nodes: unknown[];
            /** @description As in `FlowInput`. */
            edges: unknown[];
        };
        /** @description A flow in its normal form, valid or not. */
        NormalizedFlow: {
            /** @description Nodes, in the order in which they were sent. */
            nodes: components["schemas"]["NormalizedFlowNode"][];
            /** @description Edges, in the order in which they were sent. */
            edges: components["schemas"]["FlowEdge"][];
        };
        /** @description A node in its normal form; what was wrong in its `data` is still there. */
        NormalizedFlowNode: {
            /** @description Id of the node as it was sent; empty when it was not a text. */
            id: string;
            /** @description Type of the node as it was sent; empty when it was not a text. */
            type: string;
            /** @description Where an editor draws the node; 0 where none is given. */
            position: {
                /** @description From the left. */
                x: number;
                /** @description From the top. */
                y: number;
            };
            /** @description What the node does, with defaults filled in. */
            data: {
                [key: string]: unknown;
            };
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description A step of a flow; its `type` says what its `data` may hold. Further keys of `data` are kept. */
        FlowNodeInput: components["schemas"]["LeadSourceNodeInput"] | components["schemas"]["EmailNodeInput"] | components["schemas"]["WaitTimeNodeInput"] | components["schemas"]["DataSenderNodeInput"] | components["schemas"]["AiCategorizerNodeInput"];
        /** @description Where an editor draws the node; 0 where none is given. */
        NodePositionInput: {
            /** @description From the left. */
            x?: number;
            /** @description From the top. */
            y?: number;
        };
        /** @description The start of every flow, where leads enter; it declares the fields that templates may use. */
        LeadSourceNodeInput: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `leadSource`.
             * @enum {string}
             */
            type: "leadSource";
            position?: components["schemas"]["NodePositionInput"];
            data?: components["schemas"]["LeadSourceData"];
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description What is saved of a node of the type `leadSource`; what is left out gets its default. */
        LeadSourceData: {
            /** @description The name that an editor shows. */
            label?: string;
            /** @description The lead bucket. It is always that of the campaign. */
            bucketId?: string;
            /** @description Declared custom lead fields, at most 1,000. */
            customFieldKeys?: string[];
            /** @description Standard lead fields in use. */
            mappedStandardFieldKeys?: string[];
            /** @description A mark of the editor. The service keeps it and does not read it. */
            isRequired?: boolean;
        };
        /** @description Sends one email, in one of its variants. */
        EmailNodeInput: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `email`.
             * @enum {string}
             */
            type: "email";
            position?: components["schemas"]["NodePositionInput"];
            data: components["schemas"]["EmailData"];
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description What is saved of a node of the type `email`; what is left out gets its default. */
        EmailData: {
            /** @description The name that an editor shows. */
            label?: string;
            /** @description A mark of the editor. The service keeps it and does not read it. */
            priority?: boolean;
            /** @description 1 to 20, at least one of them active. */
            variants?: components["schemas"]["EmailVariantInput"][];
        };
        /** @description Waits before the next step. */
        WaitTimeNodeInput: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `waitTime`.
             * @enum {string}
             */
            type: "waitTime";
            position?: components["schemas"]["NodePositionInput"];
            data: components["schemas"]["WaitTimeData"];
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description What is saved of a node of the type `waitTime`; what is left out gets its default. */
        WaitTimeData: {
            /** @description The name that an editor shows. */
            label?: string;
            /** @description How long the wait takes, in seconds: 180 to 31,622,400 (366 days). */
            wait_duration_seconds?: number;
            /** @description How long in `unit`, where `wait_duration_seconds` is left out. */
            duration?: string | number;
            /** @description `seconds`, `minutes`, `hours` or `days`, or one of them without its s. */
            unit?: string;
        };
        /** @description Sends a lead as JSON to a URL of yours. */
        DataSenderNodeInput: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `dataSender`.
             * @enum {string}
             */
            type: "dataSender";
            position?: components["schemas"]["NodePositionInput"];
            data: components["schemas"]["DataSenderData"];
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description What is saved of a node of the type `dataSender`; what is left out gets its default. */
        DataSenderData: {
            /** @description The name that an editor shows. */
            label?: string;
            /** @description A public HTTPS address. What a webhook URL may not be is refused here too. */
            endpoint_url?: string;
            /** @description A JSON text with merge fields. */
            payload?: string;
            /**
             * @description Whether the sequence goes on after a request that failed for good, or ends as `stopped` with the failure in `last_error`.
             * @enum {string}
             */
            on_failure?: "continue" | "stop";
            /** @description The payload as a JSON value instead of a text; the service writes it as `payload`. */
            payload_template?: unknown;
        };
        /** @description Parts the ways by what a reply says; each edge that leaves it names its category in `sourceHandle`. */
        AiCategorizerNodeInput: {
            /** @description Unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `aiCategorizer`.
             * @enum {string}
             */
            type: "aiCategorizer";
            position?: components["schemas"]["NodePositionInput"];
            data?: components["schemas"]["AiCategorizerData"];
            /** @description A mark of the editor. The service keeps it and does not read it. */
            deletable?: boolean;
        };
        /** @description What is saved of a node of the type `aiCategorizer`; what is left out gets its default. */
        AiCategorizerData: {
            /** @description The name that an editor shows. */
            label?: string;
        };
        /** @description One wording of an email node. The text is `template`, not `body`; further keys are kept. */
        EmailVariantInput: {
            /**
             * Format: uuid
             * @description Stable over saves.
             */
            id: string;
            /** @description A name, such as `A`. It is the letter of its place where none is given. */
            label?: string;
            /** @description May be empty in a later email of the thread. */
            subject?: string;
            /** @description Text with merge fields such as `{{first_name}}` and `{{custom.pain_point}}`. */
            template?: string;
            /**
             * @description The HTML that is sent. With `editor_mode: richText`, a body that is empty, or that the service itself derived for this
             *     variant (by its id, in the same node, in any campaign) at any time, is derived from `template`; any other is the author's and is kept. To
             *     change the text, change `template` and send the rest as it was read; to go back from a body of your own, send it empty.
             *     With `editor_mode: html`, a body that is not empty is the author's and is kept; an empty one becomes `template` as it is.
             */
            body_html?: string;
            /**
             * @description Whether the body is derived from `template` or written by its author; see `body_html`.
             * @default richText
             * @enum {string}
             */
            editor_mode?: "richText" | "html";
            /**
             * @description Whether new leads may get this variant.
             * @default true
             */
            isActive?: boolean;
            /** @description Place among the variants; the place in the list where none is given. */
            order?: number;
        };
        /** @description Where a lead goes from one node. */
        FlowEdgeInput: {
            /** @description Made from the ends when left out. */
            id?: string;
            /** @description Node id. */
            source: string;
            /** @description Node id. */
            target: string;
            /** @description Branch of a categorizer: `interested`, `neutral` or `not-interested`. */
            sourceHandle?: string | null;
        };
        /** @description The keys of a node's data that change. */
        FlowNodeUpdate: {
            /** @description Keys to merge into the node's data. */
            data: components["schemas"]["EmailData"] | components["schemas"]["WaitTimeData"] | components["schemas"]["DataSenderData"] | components["schemas"]["LeadSourceData"] | components["schemas"]["AiCategorizerData"];
        };
        /** @description A flow. */
        FlowResponse: {
            data: components["schemas"]["Flow"];
        };
        /** @description Merge fields that the save declared because the flow uses them. */
        FlowFieldSync: {
            /** @description Keys of the custom fields that are new to the lead source. */
            declared_custom_added: string[];
            /** @description Names of the standard fields that are new to the lead source. */
            declared_standard_added: string[];
        };
        /**
         * @description How a flow differs from the saved one: in nothing, in content only, or in structure, which a live campaign refuses.
         * @enum {string}
         */
        FlowChangeKind: "none" | "content" | "structural";
        /**
         * @description One way in which a flow differs from the saved one; all but `content_changed` are structural.
         * @enum {string}
         */
        FlowChangeReason: "node_added" | "node_removed" | "node_type_changed" | "edge_added_or_rewired" | "edge_removed_or_rewired" | "variant_removed_or_replaced" | "content_changed";
        /** @description What a save of the flow did, or would do in a dry run. */
        FlowSave: {
            flow: components["schemas"]["Flow"];
            /** @description SHA-256 of the normalized flow. */
            flow_revision: string;
            field_sync: components["schemas"]["FlowFieldSync"];
            change_kind: components["schemas"]["FlowChangeKind"];
            /** @description How the flow differs from the one saved before; empty when it does not. */
            change_reasons: components["schemas"]["FlowChangeReason"][];
            /** @description Completed enrollments that go on because their node gained an outgoing edge. */
            reactivated_count: number;
        };
        /** @description What a save of the flow did. */
        FlowSaveResponse: {
            data: components["schemas"]["FlowSave"];
        };
        /** @description One point of a flow that is not valid. */
        FlowIssue: {
            /** @description Such as `nodes[1].data.variants[0].id`. */
            path: string;
            code: components["schemas"]["FlowIssueCode"];
            /** @description What is wrong and what to do, for people. */
            message: string;
        };
        /** @description What saving a flow would come to. */
        FlowValidation: {
            normalized_flow: components["schemas"]["NormalizedFlow"];
            /** @description Whether this save would succeed. */
            allowed: boolean;
            change_kind: components["schemas"]["FlowChangeKind"];
            /** @description How the flow differs from the one saved before; empty when it does not. */
            change_reasons: components["schemas"]["FlowChangeReason"][];
            /** @description Does the campaign's status allow it? `code` is `flow_locked` or `external_read_only` when not. */
            lifecycle: {
                /** @description Whether the campaign accepts such a change now. */
                allowed: boolean;
                /** @description Error code of the save; null when `allowed`. */
                code: string | null;
                /** @description Why the campaign refuses it, for people; null when `allowed`. */
                message: string | null;
            };
            /** @description What is not valid, the first 100 points; empty when the flow is valid. */
            issues: components["schemas"]["FlowIssue"][];
        };
        /** @description What saving a flow would come to. */
        FlowValidationResponse: {
            data: components["schemas"]["FlowValidation"];
        };
        /** @description A starter flow that the service provides. */
        FlowTemplate: {
            /** @description Id of the template, such as `three-touches`. */
            id: string;
            /** @description Name of the template, for people. */
            name: string;
            /** @description What the flow does, for people. */
            description: string;
            flow: components["schemas"]["Flow"];
        };
        /** @description One page of flow templates. */
        FlowTemplatePage: {
            /** @description The flow templates of the page. */
            data: components["schemas"]["FlowTemplate"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A lead in imports. Unknown keys are rejected. */
        LeadCreate: {
            /**
             * Format: email
             * @description Spaces around it are trimmed before it is judged.
             */
            email: string;
            /** @description Full name of the person, at most 255 characters; made of first and last name until one is given. */
            name?: string;
            /** @description First name of the person, at most 255 characters; an empty text clears it. */
            first_name?: string;
            /** @description Last name of the person, at most 255 characters; an empty text clears it. */
            last_name?: string;
            /** @description Name of the company, at most 255 characters; an empty text clears it. */
            company_name?: string;
            /** @description Website of the company, at most 2,048 characters; an empty text clears it. */
            website?: string;
            /** @description LinkedIn page of the person, at most 2,048 characters; an empty text clears it. */
            linkedin_url?: string;
            /** @description LinkedIn page of the company, at most 2,048 characters; an empty text clears it. */
            company_linkedin_url?: string;
            /** @description Phone number of the person, at most 64 characters; an empty text clears it. */
            phone_number?: string;
            /** @description Mobile phone number of the person, at most 64 characters; an empty text clears it. */
            mobile_phone_number?: string;
            /** @description Custom fields. */
            custom_lead_data?: {
                [key: string]: unknown;
            };
            /** @description Person-level tags by name or alias; an unknown name creates one. */
            tags?: string[];
            email_verification?: components["schemas"]["EmailVerification"];
        };
        /** @description What a verifier said of the address; kept apart from tags. */
        EmailVerification: {
            /**
             * @description What the verifier found; it holds back no sending.
             * @enum {string}
             */
            status?: "ok" | "catch_all" | "invalid" | "unknown" | "disposable";
            /** @description Grade that the verifier gave, in its own words. */
            quality?: string;
            /** @description Name of the verifier. */
            provider?: string;
            /**
             * Format: date-time
             * @description When the address was verified.
             */
            verified_at?: string;
            /** @description Whether the address is at a free email provider. */
            is_free?: boolean;
            /** @description Whether it is the address of a role, such as `info@`. */
            is_role?: boolean;
        };
        /**
         * @description `active` goes on, `paused` waits to be resumed, `completed` came to the end of the flow, `stopped` ended before it. An `active` one shows as `paused` while its campaign is paused or stopped.
         * @enum {string}
         */
        EnrollmentState: "active" | "paused" | "completed" | "stopped";
        /**
         * @description Why an enrollment is not `active`; with `campaign_paused` its campaign is paused or stopped.
         * @enum {string}
         */
        EnrollmentReason: "manual" | "campaign_paused" | "replied" | "bounced" | "unsubscribed" | "blocked" | "replaced" | "removed" | "out_of_office" | "finished";
        /** @description Where the lead is in the flow. */
        LeadEnrollment: {
            /**
             * Format: uuid
             * @description Id of the enrollment.
             */
            id: string;
            state: components["schemas"]["EnrollmentState"];
            /** @description Why, unless `active`. With `finished`, a `completed` one came to its good end, and a `stopped` one was ended by a `dataSender` that failed: see `last_error`. */
            reason: components["schemas"]["EnrollmentReason"] | null;
            /** @description Id of the node where the lead is, or was when it ended; null when it was at none. */
            current_node_id: string | null;
            /**
             * Format: date-time
             * @description Nothing happens before this.
             */
            next_action_at: string | null;
            /** @description What keeps an `active` one from going on, in words: a field that the lead lacks, a server that refused for now, a crash that left in doubt whether a message was sent. Of a `stopped` one with the reason `finished`: why the `dataSender` failed whose `on_failure` is `stop`; with `bounced`: what the mail server said, where it refused the message itself. */
            last_error: string | null;
        };
        /** @description A person's row in one campaign. */
        Lead: {
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /** @description SHA-256 of the normalized address. */
            global_lead_id: string;
            /**
             * Format: email
             * @description Address of the lead, normalized.
             */
            email: string;
            /** @description Full name of the person; null when unknown. */
            name: string | null;
            /** @description First name of the person; null when unknown. */
            first_name: string | null;
            /** @description Last name of the person; null when unknown. */
            last_name: string | null;
            /** @description Name of the company; null when unknown. */
            company_name: string | null;
            /** @description Website of the company; null when unknown. */
            website: string | null;
            /** @description LinkedIn page of the person; null when unknown. */
            linkedin_url: string | null;
            /** @description LinkedIn page of the company; null when unknown. */
            company_linkedin_url: string | null;
            /** @description Phone number of the person; null when unknown. */
            phone_number: string | null;
            /** @description Mobile phone number of the person; null when unknown. */
            mobile_phone_number: string | null;
            /** @description Custom fields of the lead in this campaign. */
            custom_lead_data: {
                [key: string]: unknown;
            };
            /** @description How it came in, such as `api`, `bulk_import`, `people`, `csv`, `replacement`. */
            source: string;
            /** @description Null until the campaign is launched, for a lead that cannot be written to (one on the block list, or without a declared field), and always in external campaigns. */
            enrollment: components["schemas"]["LeadEnrollment"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was removed from the campaign; null while it is there.
             */
            deleted_at: string | null;
        };
        /**
         * @description What a lead waits for.
         *
         *     The campaign: `campaign_not_launched`, `campaign_scheduled` (its start date lies ahead), `campaign_paused`,
         *     `campaign_stopped`, `pause_date_passed` (its `pause_on` has come), `campaign_deleted`, `campaign_external` (nothing is
         *     sent for it here).
         *
         *     The lead: `lead_removed`, `lead_replaced`, `not_enrolled`, `incomplete_fields` (it lacks declared fields), `blocked` (its
         *     address or host is on the block list), `message_held` (its message cannot be written as it is), `paused_manually`,
         *     `out_of_office`, `completed`, `stopped` (for the `reason` in the details).
         *
         *     The flow: `wait` (a waitTime node), `data_request` and `data_retry` (a dataSender), `reply` (an answer that is to be
         *     categorized), `not_due` (its next step is set for later).
         *
         *     The mailbox: `no_mailbox`, `mailbox_disconnected`, `mailbox_error` (it rests after trouble),
         *     `inbox_unread` (follow-ups wait until the inbox has been read), `schedule_window`, `daily_cap`, `mailbox_interval`,
         *     `queue` (others go first), `retry` (the server refused for now, or another look is taken at what was held).
         *
         *     The engine: `being_sent`, `outcome_unknown` (nobody knows whether the message left; it is never sent again by itself),
         *     `due_now` (it is taken up within seconds).
         * @enum {string}
         */
        LeadWaitCode: "campaign_not_launched" | "campaign_scheduled" | "campaign_paused" | "campaign_stopped" | "pause_date_passed" | "campaign_deleted" | "campaign_external" | "lead_removed" | "lead_replaced" | "not_enrolled" | "incomplete_fields" | "blocked" | "message_held" | "paused_manually" | "out_of_office" | "completed" | "stopped" | "wait" | "data_request" | "data_retry" | "reply" | "not_due" | "no_mailbox" | "mailbox_disconnected" | "mailbox_error" | "inbox_unread" | "schedule_window" | "daily_cap" | "mailbox_interval" | "queue" | "retry" | "being_sent" | "outcome_unknown" | "due_now";
        /** @description What a lead waits for. */
        LeadExplanation: {
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description As the lead shows it; null when it is not enrolled. */
            enrollment: components["schemas"]["LeadEnrollment"] | null;
            waiting_for: components["schemas"]["LeadWaitCode"];
            /** @description The same in words, with the facts. */
            message: string;
            /**
             * Format: date-time
             * @description Nothing happens with the lead before this, all rules taken together, as far as it is known now: whoever goes first may take longer. Null when no time is known, because somebody must act first or nothing follows.
             */
            next_action_at: string | null;
            details: components["schemas"]["LeadWaitDetails"];
        };
        /** @description The facts behind the reason; only those are there that belong to it. */
        LeadWaitDetails: {
            /**
             * Format: date-time
             * @description Until when this one reason holds; null when no time is known.
             */
            until?: string | null;
            /** @description Where it is in the flow. */
            node_id?: string | null;
            reason?: components["schemas"]["EnrollmentReason"];
            /** @description Declared custom fields that it lacks. */
            missing_fields?: string[];
            /** @description The entry of the block list. */
            blocked_value?: string;
            /** @description The send window. */
            schedule?: components["schemas"]["Schedule"] | null;
            /**
             * Format: uuid
             * @description The mailbox that would send next.
             */
            mailbox_id?: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email?: string;
            /** @description What is wrong with the mailbox, for people. */
            mailbox_error?: string | null;
            /** @description Messages that the mailbox may send a day. */
            daily_cap?: number;
            /** @description Messages sent on this day. */
            sent_today?: number;
            /** @description The longer of the intervals of mailbox and campaign. */
            interval_seconds?: number;
            /**
             * Format: date-time
             * @description When the mailbox last sent.
             */
            last_sent_at?: string | null;
            /**
             * Format: date-time
             * @description When the inbox had last been read to its end.
             */
            inbox_read_at?: string | null;
            /** @description Messages that go first, 10,000 at most. */
            ahead_count?: number;
            /** @description Tries that failed. */
            attempts?: number;
            /** @description What went wrong last. */
            last_error?: string | null;
        };
        /** @description What a lead waits for. */
        LeadExplanationResponse: {
            data: components["schemas"]["LeadExplanation"];
        };
        /** @description A message as one lead would get it. */
        LeadPreview: {
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description Id of the email node in the flow. */
            node_id: string;
            /**
             * Format: uuid
             * @description The variant that is shown.
             */
            variant_id: string;
            /**
             * Format: uuid
             * @description The mailbox it is written for; null when no mailbox that sends is attached: the fields of the sender are then empty.
             */
            mailbox_id: string | null;
            /** @description Which email of the sequence it is, counted from 1; null for a node that no way leads to. */
            step_number: number | null;
            /**
             * Format: email
             * @description Address of the sender; null when `mailbox_id` is null.
             */
            from_email: string | null;
            /** @description Name of the sender; null when the mailbox has none. */
            from_name: string | null;
            /**
             * Format: email
             * @description Address of the recipient.
             */
            to_email: string;
            /** @description Name of the recipient; null when unknown. */
            to_name: string | null;
            /** @description The subject, as it is sent. */
            subject: string;
            /** @description The plain-text part. */
            body_text: string;
            /** @description The HTML part, as it is sent: show it sandboxed. */
            body_html: string;
            /** @description Merge fields that this message uses and that have no value, such as `first_name` or `custom.city`; also where the template has a fallback for them. */
            missing_fields: string[];
            /** @description Why the message would be held rather than sent, for people; null when it would be sent. */
            held_reason: string | null;
        };
        /** @description A message as one lead would get it. */
        LeadPreviewResponse: {
            data: components["schemas"]["LeadPreview"];
        };
        /** @description Null clears a field. */
        LeadUpdate: {
            /** @description Full name of the person, at most 255 characters; null makes it follow first and last name. */
            name?: string | null;
            /** @description First name of the person, at most 255 characters. */
            first_name?: string | null;
            /** @description Last name of the person, at most 255 characters. */
            last_name?: string | null;
            /** @description Name of the company, at most 255 characters. */
            company_name?: string | null;
            /** @description Website of the company, at most 2,048 characters. */
            website?: string | null;
            /** @description LinkedIn page of the person, at most 2,048 characters. */
            linkedin_url?: string | null;
            /** @description LinkedIn page of the company, at most 2,048 characters. */
            company_linkedin_url?: string | null;
            /** @description Phone number of the person, at most 64 characters. */
            phone_number?: string | null;
            /** @description Mobile phone number of the person, at most 64 characters. */
            mobile_phone_number?: string | null;
            /** @description Merged key by key; null removes one. */
            custom_lead_data?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A lead. */
        LeadResponse: {
            data: components["schemas"]["Lead"];
        };
        /** @description A lead that was added or updated. */
        LeadUpsertResponse: {
            data: components["schemas"]["Lead"];
            /** @description Whether the lead is new to the campaign or came back to it; false when it was there. */
            created: boolean;
        };
        /** @description One page of leads of a campaign. */
        LeadPage: {
            /** @description The leads of the page. */
            data: components["schemas"]["Lead"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description Leads to import at once. */
        LeadImportRequest: {
            /** @description Leads to import, 1 to 100. */
            leads: components["schemas"]["LeadCreate"][];
        };
        /** @description What a synchronous import did. */
        LeadImportResult: {
            /** @description Rows stored, the incomplete ones included. */
            imported: number;
            /** @description Rows stored that lack a declared custom key; held from sending until fixed. */
            incomplete: number;
            /** @description Rows that were not stored; each has an item in `errors`. */
            failed: number;
            /** @description Why rows were not stored, in the order of `leads`. */
            errors: components["schemas"]["LeadRowError"][];
        };
        /** @description Why one row of an import was not stored. */
        LeadRowError: {
            /** @description Zero-based position in `leads`. */
            index: number;
            /** @description As it was given. */
            email: string;
            /** @description Such as `invalid_email`, `too_long`, `too_short`, `invalid_value`. */
            code: string;
            /** @description Why it was not handled, for people. */
            message: string;
        };
        /** @description What adding people to a campaign did. */
        LeadsAdded: {
            /** @description Leads that are new to the campaign. */
            created: number;
            /** @description Leads that were there and came back or changed. */
            updated: number;
            /** @description Enrollments that began, or went on as the lead came back. */
            enrolled: number;
            /** @description Already there, or replaced there by somebody else. */
            skipped: number;
            /** @description Leads of `created` and `updated` that are held from sending until a missing custom field is filled. */
            incomplete: number;
            /** @description Unknown ids. */
            failed: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description What adding people to a campaign did. */
        LeadsAddedResponse: {
            data: components["schemas"]["LeadsAdded"];
        };
        /** @description What removing people from campaigns did. */
        LeadsRemoved: {
            /** @description Leads that were removed; somebody in several campaigns has one in each. */
            removed: number;
            /** @description People who were not there. */
            skipped: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description What removing people from campaigns did. */
        LeadsRemovedResponse: {
            data: components["schemas"]["LeadsRemoved"];
        };
        /** @description The people whose enrollments change. */
        EnrollmentsRequest: {
            /** @description 1 or more global lead ids; one that is repeated counts once. */
            global_lead_ids: string[];
        };
        /** @description What a pause batch did. */
        EnrollmentsPaused: {
            /** @description Enrollments that were paused. */
            paused: number;
            /** @description Ids with nothing to pause, the unknown ones included. */
            skipped: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description What a pause batch did. */
        EnrollmentsPausedResponse: {
            data: components["schemas"]["EnrollmentsPaused"];
        };
        /** @description What a resume batch did. */
        EnrollmentsResumed: {
            /** @description Enrollments that were resumed. */
            resumed: number;
            /** @description Ids with nothing to resume, the unknown ones included. */
            skipped: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description What a resume batch did. */
        EnrollmentsResumedResponse: {
            data: components["schemas"]["EnrollmentsResumed"];
        };
        /** @description Lead fields that the campaign can merge into its messages. */
        LeadFields: {
            /** @description All standard lead fields, in use or not. */
            standard: string[];
            /** @description Custom lead fields that the flow declares. */
            custom: string[];
        };
        /** @description The lead fields of a campaign. */
        LeadFieldsResponse: {
            data: components["schemas"]["LeadFields"];
        };
        /** @description A custom lead field to declare. */
        LeadFieldCreate: {
            /** @description 1 to 100 characters, no control characters, neither `{{` nor `}}`; used as `{{custom.key}}`. */
            key: string;
        };
        /** @description A custom lead field that is declared. */
        LeadField: {
            /** @description Key of the field in `custom_lead_data`. */
            key: string;
            /** @description Leads of the campaign that lack a declared custom key and are held from sending. */
            incomplete_count: number;
        };
        /** @description A custom lead field that is declared. */
        LeadFieldResponse: {
            data: components["schemas"]["LeadField"];
        };
        /** @description What a campaign sent, and what came back, on one day. */
        CampaignStatsDay: {
            /**
             * Format: date
             * @description The day, in the time zone of the campaign.
             */
            date: string;
            /** @description Messages of the flow that mail servers accepted on this day; replies and forwards that people wrote do not count. */
            sent: number;
            /** @description Threads that got their first human reply. */
            replied: number;
            /** @description Threads categorised `Interested`. */
            positiveReply: number;
            /** @description Messages of the flow found on this day to have bounced, each once: hard, soft or by policy. Includes those refused at once, which `sent` does not count. */
            bounce: number;
        };
        /** @description Counts over the whole life of a campaign, whatever dates are asked for. */
        CampaignStatsTotals: {
            /** @description Messages of the flow that mail servers accepted; replies and forwards that people wrote do not count. */
            sentCount: number;
            /** @description Threads with a reply of a person, each once; automatic replies do not count. */
            repliedCount: number;
            /** @description Threads whose category is `Interested` now; it goes down when the category changes. */
            positiveReplyCount: number;
            /** @description Messages of the flow that bounced, each once: hard, soft or by policy. Includes those refused at once, which `sentCount` does not count. */
            bounceCount: number;
            /**
             * Format: date-time
             * @description When the latest bounce of `bounceCount` was found; null while there is none.
             */
            lastBounceAt: string | null;
            /** @description Enrollments of the campaign, those that ended and those of removed leads included. */
            enrollmentCount: number;
            /** @description Enrollments that are completed or stopped. */
            terminalEnrollmentCount: number;
            /** @description Enrollments that were sent at least one message. */
            contactedEnrollmentCount: number;
        };
        /** @description What a campaign sent and what came back. */
        CampaignStats: {
            /** @description Each day of the range, the earliest first, also those without activity. */
            daily: components["schemas"]["CampaignStatsDay"][];
            totals: components["schemas"]["CampaignStatsTotals"];
        };
        /** @description The statistics of a campaign. */
        CampaignStatsResponse: {
            data: components["schemas"]["CampaignStats"];
        };
        /** @description A key that gives access to the whole account. */
        ApiKey: {
            /**
             * Format: uuid
             * @description Id of the API key.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /** @description Name of the key, for people. */
            name: string;
            /** @description Leading part of the secret, to tell keys apart. */
            secret_prefix: string;
            /**
             * Format: date-time
             * @description When the key stops working; null: never.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used; null while it was never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; null while it is not.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description An API key as it was created, with its secret. */
        CreatedApiKey: {
            /**
             * Format: uuid
             * @description Id of the API key.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /** @description Name of the key, for people. */
            name: string;
            /** @description Leading part of the secret, to tell keys apart. */
            secret_prefix: string;
            /** @description The full secret. It is in this response only. */
            secret: string;
            /**
             * Format: date-time
             * @description When the key stops working; null: never.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used; null while it was never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked; null while it is not.
             */
            revoked_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A new API key, with its secret. */
        CreatedApiKeyResponse: {
            data: components["schemas"]["CreatedApiKey"];
        };
        /** @description An API key to create. */
        ApiKeyCreate: {
            /** @description Name of the key, for people; several keys may have the same. */
            name: string;
            /**
             * Format: date-time
             * @description Must lie in the future.
             */
            expires_at?: string | null;
        };
        /** @description An API key. */
        ApiKeyResponse: {
            data: components["schemas"]["ApiKey"];
        };
        /** @description One page of API keys. */
        ApiKeyPage: {
            /** @description The API keys of the page. */
            data: components["schemas"]["ApiKey"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description The limits in force for the account. */
        ServiceLimits: {
            /** @description Rows of a page when `limit` is left out. */
            default_page_size: number;
            /** @description The largest `limit` of a page. */
            max_page_size: number;
            /** @description Leads or ids of one synchronous bulk request, except pause and resume. */
            bulk_sync_limit: number;
            /** @description Inline `leads` of one request that starts a job. */
            bulk_async_limit: number;
            /** @description Rows of one append to a staged import. */
            staged_import_append_limit: number;
            /** @description Jobs of the account that run at the same time; others stay queued. */
            max_async_jobs_per_account: number;
            /** @description Jobs of the account that may be queued; one more is a 409. */
            max_queued_async_jobs_per_account: number;
            /** @description Requests of the account in one minute, over all its API keys. */
            rate_limit_per_minute: number;
            /** @description The largest file that can be uploaded. */
            max_upload_bytes: number;
            /** @description What the uploaded files of the account may take in all. */
            upload_quota_bytes: number;
            /** @description Bytes of a flow as JSON, as it is sent and as it is stored. */
            max_flow_bytes: number;
            /** @description Bytes of one node as JSON, as it is stored. */
            max_flow_node_bytes: number;
            /** @description Nodes of a flow. */
            max_flow_nodes: number;
            /** @description Edges of a flow. */
            max_flow_edges: number;
            /** @description Custom fields that a flow declares. */
            max_custom_field_keys: number;
            /** @description Issues of a flow that one response reports. */
            max_flow_issues: number;
            /** @description Kinds of `scope` that bulk operations accept. */
            supported_scope_kinds: components["schemas"]["BulkScopeKind"][];
            /** @description Operations that `POST /v1/jobs` accepts. */
            supported_job_operations: components["schemas"]["JobOperation"][];
            /** @description How rows and files come in. */
            file_ingress: {
                /** @description Whether rows can be appended as JSON: `POST /v1/jobs/{id}/staging-rows`. */
                staged_json_batches: boolean;
                /** @description Whether CSV files can be uploaded: `POST /v1/uploads/presign`. */
                presigned_object_upload: boolean;
                /** @description Always true: paths of local files are never accepted. */
                local_path_not_supported: boolean;
            };
        };
        /** @description The limits in force for the account. */
        ServiceLimitsResponse: {
            data: components["schemas"]["ServiceLimits"];
        };
        /** @description Whether the service is well. */
        ServiceHealth: {
            /**
             * @description `unavailable` while the database is unreachable or the service shuts down.
             * @enum {string}
             */
            status: "ok" | "unavailable";
            /**
             * @description Whether the database responds.
             * @enum {string}
             */
            db: "ok" | "unreachable";
        };
        /** @description An OpenAPI 3.1 document. */
        OpenApiDocument: {
            /** @description Version of the OpenAPI specification. */
            openapi: string;
            /** @description Title, version and description of the API. */
            info: {
                [key: string]: unknown;
            };
            /** @description The operations, by path and method. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description How a scope names its people; `BulkScope` says what each kind needs.
         * @enum {string}
         */
        BulkScopeKind: "selection" | "explorer_view" | "saved_list" | "saved_list_filtered" | "campaign" | "staged_upload";
        /**
         * @description Selects people on the server. What each kind needs: `selection` `global_lead_ids`; `explorer_view` `query`;
         *     `saved_list` `list_id`; `saved_list_filtered` `list_id` and `query`; `campaign` `campaign_id`; `staged_upload` `upload_id`.
         *     Beside any kind but `selection`, what another kind needs is refused with `ambiguous_scope`: left out, it would reach more
         *     people than were meant.
         *
         *     A `staged_upload` names people whom the account knows already, by their addresses. Rows of others count as unknown: in
         *     `ineligible` of a preview, and in `failed` or `skipped` of a job. Use a `csv_lead_import_staged` job to import the rows.
         */
        BulkScope: {
            kind: components["schemas"]["BulkScopeKind"];
            /** @description The people, by id. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description The lead list whose members are meant.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description The campaign whose leads are meant.
             */
            campaign_id?: string;
            /**
             * Format: uuid
             * @description A finished upload; its rows name people by their addresses, and are not imported.
             */
            upload_id?: string;
            /** @description The filters of `GET /v1/people`, such as `{ "q": "acme", "has_reply": false }`. An unknown filter, one that is null, or a list of no ids, is refused: it would reach everybody. */
            query?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description People to leave out of a scope, or of what is imported. Whoever matches any of these is excluded; rows of an import that
         *     are left out count in `skipped`.
         */
        BulkExclusions: {
            /**
             * Format: uuid
             * @description Members of this lead list.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Leads of this campaign.
             */
            campaign_id?: string;
            /** @description Whoever has one of these ids. */
            global_lead_ids?: string[];
            /** @description Whoever has one of these addresses; what is no address excludes nobody. */
            emails?: string[];
        };
        /**
         * @description `full`: every field, or those of `column_layout`; `compact`: `email` and `global_lead_id`.
         * @enum {string}
         */
        Projection: "full" | "compact";
        /**
         * @description Columns, in order. `key` is a person field, or `custom.` and a custom key; `label` is the heading in the file. An export
         *     writes these columns; an import reads the column of that heading into that field, and both refuse a `key` that is missing or
         *     no such field. Further keys are kept as they are.
         */
        ColumnLayout: components["schemas"]["Column"][];
        /** @description A column of a CSV file. */
        Column: {
            /** @description A person field, or `custom.` and a custom key. */
            key?: string;
            /** @description The heading in the file; the key by default. */
            label?: string;
        };
        /** @description Bulk work whose people are to be counted. */
        BulkPreviewRequest: {
            operation: components["schemas"]["JobOperation"];
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description The people who are meant, by id; instead of a `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description The campaign that the operation is about.
             */
            campaign_id?: string;
            /**
             * Format: uuid
             * @description The source list; the list that changes, when it is alone in an operation about lists.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description The list that changes.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description The campaign whose people are meant.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description The finished upload whose people are meant.
             */
            upload_id?: string;
        };
        /** @description Whom a bulk job would reach. */
        BulkPreview: {
            /** @description Give it to the job, to bind it to this preview. */
            preview_id: string;
            operation: components["schemas"]["JobOperation"];
            /** @description SHA-256 of operation, scope, exclusions and target; a job with this `preview_id` must have the same. */
            operation_hash: string;
            /**
             * Format: date-time
             * @description Until when a job can be bound to this preview, one hour.
             */
            expires_at: string;
            counts: components["schemas"]["BulkPreviewCounts"];
            /** @description What to look at before going on, for people. */
            warnings: string[];
            /** @description The population as understood; inline ids and sources are shown as the scope that they stand for. */
            scope: components["schemas"]["BulkScope"] | null;
            /** @description The exclusions of the request; null when it had none. */
            exclusions: components["schemas"]["BulkExclusions"] | null;
            target: components["schemas"]["BulkTarget"];
        };
        /** @description How many people the work would reach, and who is left out. */
        BulkPreviewCounts: {
            /** @description People and rows that the scope selects. */
            matched: number;
            /** @description Taken out by the exclusions. */
            excluded: number;
            /** @description The same person again. */
            duplicate: number;
            /** @description Nothing to do or not allowed, such as a person who is in the campaign already. Who is on the block list is added and not written to. */
            ineligible: number;
            /** @description What remains, and what `expected_count` is compared with. */
            actionable: number;
        };
        /** @description What the operation changes; both null when it is neither a campaign nor a list. */
        BulkTarget: {
            /**
             * Format: uuid
             * @description The campaign that changes; null when none does.
             */
            campaign_id: string | null;
            /**
             * Format: uuid
             * @description The lead list that changes; null when none does.
             */
            list_id: string | null;
        };
        /** @description A preview of a bulk job. */
        BulkPreviewResponse: {
            data: components["schemas"]["BulkPreview"];
        };
        /**
         * @description `uploading` takes rows; `queued` waits for one of the running places; `completed`, `failed` and `cancelled` are final.
         * @enum {string}
         */
        JobStatus: "uploading" | "queued" | "running" | "completed" | "failed" | "cancelled";
        /**
         * @description What bulk work does; `POST /v1/jobs` says what each operation needs.
         * @enum {string}
         */
        JobOperation: "api_lead_import" | "add_to_campaign" | "remove_from_campaign" | "remove_from_all_campaigns" | "pause_enrollments" | "resume_enrollments" | "add_to_lead_list" | "remove_from_lead_list" | "export_leads" | "csv_lead_import_staged";
        /** @description Bulk work in the background. */
        Job: {
            /**
             * Format: uuid
             * @description Id of the job.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /**
             * Format: uuid
             * @description The campaign that the job is about, if any.
             */
            campaign_id: string | null;
            /**
             * Format: uuid
             * @description The key that started the job.
             */
            created_by_api_key_id: string | null;
            status: components["schemas"]["JobStatus"];
            /** @description Percent done, 0 to 100. */
            progress: number;
            /** @description Rows or people handled so far. */
            cursor: number;
            input: components["schemas"]["JobInput"];
            result: components["schemas"]["JobResult"];
            /** @description The first 1,000 row errors. */
            errors: components["schemas"]["JobError"][];
            /**
             * Format: date-time
             * @description When it was cancelled, or asked to stop; null when nobody did.
             */
            cancel_requested_at: string | null;
            /**
             * Format: date-time
             * @description When it began to run; null until then.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When it ended, in whatever way.
             */
            completed_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description Echo of the request; only what was given or derived from it is present. */
        JobInput: {
            operation: components["schemas"]["JobOperation"];
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description The first 1,000. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description The list whose people are meant.
             */
            saved_list_id?: string;
            /**
             * Format: uuid
             * @description The campaign whose people are meant.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description The list that changes.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description The `list_id` of the request.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description The upload that is imported, or whose people are meant.
             */
            upload_id?: string;
            /** @description The lead objects as given. */
            leads?: {
                [key: string]: unknown;
            }[];
            /** @description Rows announced at the start of a staged import or given inline. */
            total_count?: number;
            /** @description Rows that a staged import holds, be they more or fewer than announced: these are imported. */
            uploaded_count?: number;
            /** @description Where the rows come from, in your words. */
            source?: string;
            /** @description The preview that the job is bound to. */
            preview_id?: string;
            /** @description The number of people that the request expected. */
            expected_count?: number;
            projection?: components["schemas"]["Projection"];
            /** @description The filters of the scope. */
            query?: {
                [key: string]: unknown;
            };
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Name of the exported file without its ending. */
            filename_base?: string;
        };
        /** @description Counters so far; only those of the operation are present. Empty until the job runs. */
        JobResult: {
            /** @description New leads of the campaign. */
            created?: number;
            /** @description Leads that were there before, changed or not. */
            updated?: number;
            /** @description Enrollments that began, or went on as the lead came back. */
            enrolled?: number;
            /** @description Nothing to do, or unknown; in an import with `exclusions`, who is excluded. */
            skipped?: number;
            /** @description Imported, and held from sending until a missing custom field is filled. */
            incomplete?: number;
            /** @description Rows with an error, or unknown people. */
            failed?: number;
            /** @description Enrollments that were paused. */
            paused?: number;
            /** @description Enrollments that were resumed. */
            resumed?: number;
            /** @description Leads, or members of a list, that were removed; somebody in several campaigns has a lead in each. */
            removed?: number;
            /** @description People who are new on the list. */
            added?: number;
            /** @description People in the exported file. */
            rows_exported?: number;
            /** @description Rows stored, the incomplete ones included. */
            imported?: number;
            /** @description The same row errors as `errors` of the job. */
            errors?: components["schemas"]["JobError"][];
            /** @description All row errors, beyond the first 1,000 too. */
            row_error_count?: number;
            /** @description Why a `failed` job could not go on, for people. */
            failure_reason?: string;
            /**
             * Format: uri
             * @description Where the export is, signed: needs no key, until `download_expires_at`.
             */
            download_url?: string;
            /**
             * Format: date-time
             * @description Read the job again, for a fresh `download_url`.
             */
            download_expires_at?: string;
            /** @description Size of the exported file in bytes. */
            download_size_bytes?: number;
        };
        /** @description Why one row or person was not handled. */
        JobError: {
            /** @description Absent when the row has no usable address. */
            globalLeadId?: string;
            /** @description Position of the row in what was given, from 0; absent when the server selected the person. */
            index?: number;
            /** @description Why it was not handled, for people. */
            message: string;
        };
        /** @description A job. */
        JobResponse: {
            data: components["schemas"]["Job"];
        };
        /** @description One page of jobs. */
        JobPage: {
            /** @description The jobs of the page. */
            data: components["schemas"]["Job"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A bulk job to start. */
        JobCreate: {
            operation: components["schemas"]["JobOperation"];
            /**
             * Format: uuid
             * @description The campaign that the operation is about.
             */
            campaign_id?: string;
            /** @description The people who are meant, by id; instead of a `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description The source list; the list that changes, when it is alone in an operation about lists.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description The list that changes.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description The campaign whose people are meant.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description A finished upload: the file of an import, or the people that are meant.
             */
            upload_id?: string;
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Binds the job to this preview. */
            preview_id?: string;
            /** @description The job is refused when the number of people differs. */
            expected_count?: number;
            projection?: components["schemas"]["Projection"];
            /** @description Name of the exported file without its ending. */
            filename_base?: string;
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Leads to import, at most 1,000; for `api_lead_import` only. */
            leads?: components["schemas"]["LeadCreate"][];
        };
        /** @description The body of `POST /v1/jobs`; operation and campaign are given by the path. */
        EnrollmentJobRequest: {
            /**
             * @description May be left out: with `leads` it is an `api_lead_import` in any case.
             * @default add_to_campaign
             * @enum {string}
             */
            operation?: "add_to_campaign" | "api_lead_import";
            /**
             * Format: uuid
             * @description May be left out; when given, it must be the campaign of the path.
             */
            campaign_id?: string;
            /** @description The people who are meant, by id; instead of a `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description The list whose people are meant.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Not used by this operation.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description The campaign whose people are meant.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description The finished upload whose people are meant.
             */
            upload_id?: string;
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Binds the job to this preview. */
            preview_id?: string;
            /** @description The job is refused when the number of people differs. */
            expected_count?: number;
            projection?: components["schemas"]["Projection"];
            /** @description Not used by this operation. */
            filename_base?: string;
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description People to import and enroll: the job is then an `api_lead_import`. */
            leads?: components["schemas"]["LeadCreate"][];
        };
        /** @description A staged import to start; every field is optional. */
        StagedImportRequest: {
            /** @description Rows that will be appended, as far as known; shown with the progress. */
            total_count?: number;
            /** @description Where the rows come from, in your words. */
            source?: string;
        };
        /** @description Rows to append to a staged import. */
        StagingRowsRequest: {
            /** @description Leads to append, 1 to 500. */
            leads: components["schemas"]["LeadCreate"][];
        };
        /** @description How many rows a staged import holds. */
        StagingRowsResult: {
            /** @description Rows that the job holds so far. */
            uploaded_count: number;
            /** @description Rows announced at its start, else the same. */
            total_count: number;
        };
        /** @description Leads to import in the background. */
        LeadImportJobRequest: {
            /** @description Leads to import, 1 to 1,000. */
            leads: components["schemas"]["LeadCreate"][];
        };
        /** @description A file to upload; every field is optional. */
        UploadRequest: {
            /**
             * @description Name of the file, for people; a path (with a slash or backslash) is refused.
             * @default people.csv
             */
            filename?: string;
            /**
             * @description Media type of the file; `headers` of the response repeat it.
             * @default text/csv
             */
            content_type?: string;
            /** @description Size of the file, if known. */
            size_bytes?: number;
            /**
             * Format: uuid
             * @description The campaign that the file is for, if known.
             */
            campaign_id?: string;
        };
        /** @description Where to send a file, and how. */
        Upload: {
            /**
             * Format: uuid
             * @description Id of the upload, for jobs and scopes.
             */
            upload_id: string;
            /**
             * Format: uri
             * @description Signed: needs no key, until `expires_at`.
             */
            upload_url: string;
            /**
             * @description HTTP method to send the file with.
             * @enum {string}
             */
            method: "PUT";
            /** @description Headers to send with the file. */
            headers: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description Until when `upload_url` works, one hour.
             */
            expires_at: string;
            /** @description The largest file that is taken. */
            max_bytes: number;
        };
        /** @description Where to send a file, and how. */
        UploadResponse: {
            data: components["schemas"]["Upload"];
        };
        /**
         * @description What people can be sorted by.
         * @enum {string}
         */
        PeopleSortKey: "latest_activity" | "created_at" | "updated_at" | "email" | "name" | "campaign_count";
        /** @description Somebody whom the account knows, once across all campaigns. */
        Person: {
            /** @description SHA-256 of the normalized address. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /**
             * Format: email
             * @description Address of the person, normalized.
             */
            email: string;
            /** @description The `name` of a lead object, else first and last name. */
            display_name: string | null;
            /** @description First name of the person; null when unknown. */
            first_name: string | null;
            /** @description Last name of the person; null when unknown. */
            last_name: string | null;
            /** @description Name of the company; null when unknown. */
            company_name: string | null;
            /** @description Website of the company; null when unknown. */
            website: string | null;
            /** @description LinkedIn page of the person; null when unknown. */
            linkedin_url: string | null;
            /** @description LinkedIn page of the company; null when unknown. */
            company_linkedin_url: string | null;
            /** @description Phone number of the person; null when unknown. */
            phone_number: string | null;
            /** @description Mobile phone number of the person; null when unknown. */
            mobile_phone_number: string | null;
            /** @description Custom fields of the person. */
            custom_lead_data: {
                [key: string]: unknown;
            };
            /** @description Tags of the person, by name. */
            tags: components["schemas"]["Tag"][];
            /** @description What a verifier said of the address; null when nobody verified it. */
            email_verification: components["schemas"]["EmailVerification"] | null;
            /** @description Campaigns that the person is in. */
            campaign_count: number;
            /** @description The person answered in some campaign; automatic answers do not count. */
            has_reply: boolean;
            /**
             * Format: date-time
             * @description The last message to or from the person, or change of membership.
             */
            latest_activity_at: string | null;
            /**
             * Format: date-time
             * @description When the person last came into a campaign.
             */
            newest_membership_created_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A campaign that the person is in. */
        CampaignMembership: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /** @description Name of the campaign; null when it has none. */
            campaign_name: string | null;
            campaign_status: components["schemas"]["CampaignStatus"];
            /**
             * Format: uuid
             * @description Id of the lead that the person is there.
             */
            lead_id: string;
            /** @description Where the lead is in the flow; null when it is not enrolled. */
            enrollment: components["schemas"]["LeadEnrollment"] | null;
            /**
             * Format: date-time
             * @description When the person first came into the campaign.
             */
            created_at: string;
        };
        /** @description A person and the campaigns that they are in. */
        PersonDetail: {
            person: components["schemas"]["Person"];
            /** @description Campaigns that the person is in, newest first; deleted ones are left out. */
            memberships: components["schemas"]["CampaignMembership"][];
        };
        /** @description A person and the campaigns that they are in. */
        PersonDetailResponse: {
            data: components["schemas"]["PersonDetail"];
        };
        /** @description A person. */
        PersonResponse: {
            data: components["schemas"]["Person"];
        };
        /** @description One page of people. */
        PersonPage: {
            /** @description The people of the page. */
            data: components["schemas"]["Person"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description Fields of a person to change; those left out stay, and leads in campaigns keep their own values. */
        PersonUpdate: {
            /** @description Full name of the person, at most 255 characters; null makes it follow first and last name. */
            display_name?: string | null;
            /** @description First name of the person, at most 255 characters; null clears it. */
            first_name?: string | null;
            /** @description Last name of the person, at most 255 characters; null clears it. */
            last_name?: string | null;
            /** @description Name of the company, at most 255 characters; null clears it. */
            company_name?: string | null;
            /** @description Website of the company, at most 2,048 characters; null clears it. */
            website?: string | null;
            /** @description LinkedIn page of the person, at most 2,048 characters; null clears it. */
            linkedin_url?: string | null;
            /** @description LinkedIn page of the company, at most 2,048 characters; null clears it. */
            company_linkedin_url?: string | null;
            /** @description Phone number of the person, at most 64 characters; null clears it. */
            phone_number?: string | null;
            /** @description Mobile phone number of the person, at most 64 characters; null clears it. */
            mobile_phone_number?: string | null;
            /** @description Merged key by key; a key that is null is removed. */
            custom_lead_data?: {
                [key: string]: unknown;
            } | null;
            /** @description Names or aliases of all tags that the person shall have. */
            tags?: string[];
            /** @description Replaces what is known; null clears it. */
            email_verification?: components["schemas"]["EmailVerification"] | null;
        };
        /** @description People to export as CSV; every field is optional, and without any it is everybody. */
        PeopleExportRequest: {
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Only these people. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Only members of this list.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Only leads of this campaign.
             */
            campaign_id?: string;
            /** @description The filters of `GET /v1/people`. */
            query?: {
                [key: string]: unknown;
            };
            projection?: components["schemas"]["Projection"];
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Name of the file without its ending. */
            filename_base?: string;
            /** @description Binds the export to this preview. */
            preview_id?: string;
            /** @description The export is refused when the number of people differs. */
            expected_count?: number;
        };
        /** @description A saved list of people. */
        LeadList: {
            /**
             * Format: uuid
             * @description Id of the lead list.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /** @description Name of the list, unique in the account. */
            name: string;
            /** @description A note about the list; null when there is none. */
            description: string | null;
            column_layout: components["schemas"]["ColumnLayout"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A lead list. */
        LeadListResponse: {
            data: components["schemas"]["LeadList"];
        };
        /** @description One page of lead lists. */
        LeadListPage: {
            /** @description The lead lists of the page. */
            data: components["schemas"]["LeadList"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A lead list to create. */
        LeadListCreate: {
            /** @description Name of the list; one that another list has, whatever its case, is a 409. */
            name: string;
            /** @description A note about the list. */
            description?: string | null;
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description The first members. */
            global_lead_ids?: string[];
        };
        /** @description Fields of a lead list to change; those left out stay. */
        LeadListUpdate: {
            /** @description Name of the list; one that another list has, whatever its case, is a 409. */
            name?: string;
            /** @description A note about the list; null removes it. */
            description?: string | null;
            column_layout?: components["schemas"]["ColumnLayout"];
        };
        /** @description What changed on a lead list. */
        LeadListMembersResult: {
            /** @description People who are new on the list. */
            added: number;
            /** @description People who were removed from the list. */
            removed: number;
            /** @description People who were on the list already. */
            skippedAlreadyMember: number;
            /** @description Who was not on the list, or is nobody. */
            skippedNotMember: number;
            /** @description Ids of nobody. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description What changed on a lead list. */
        LeadListMembersResponse: {
            data: components["schemas"]["LeadListMembersResult"];
        };
        /** @description Members to add or remove in the background. */
        LeadListMembersJobRequest: {
            /**
             * @description What to do; `add` when `operation` says nothing either.
             * @enum {string}
             */
            action?: "add" | "remove";
            /**
             * @description The same in the words of `POST /v1/jobs`.
             * @enum {string}
             */
            operation?: "add_to_lead_list" | "remove_from_lead_list";
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description The people who are meant, by id; instead of a `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Another list whose people are meant.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description The campaign whose people are meant.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description The finished upload whose people are meant.
             */
            upload_id?: string;
            /** @description Binds the job to this preview. */
            preview_id?: string;
            /** @description The job is refused when the number of people differs. */
            expected_count?: number;
        };
        /**
         * @description `smtp` is any server with SMTP and IMAP; `sandbox` is a simulated mailbox for trials.
         * @enum {string}
         */
        MailboxProvider: "smtp" | "google" | "microsoft" | "sandbox";
        /**
         * @description `connected` sends and reads; `error` is retried by itself, see `last_error`; `disconnected` must be connected again.
         * @enum {string}
         */
        MailboxStatus: "connected" | "error" | "disconnected";
        /** @description Read-only but for its tags. Secrets are never returned. */
        Mailbox: {
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            email: string;
            /** @description Name of the sender; null when it has none. */
            display_name: string | null;
            provider: components["schemas"]["MailboxProvider"];
            status: components["schemas"]["MailboxStatus"];
            /** @description What went wrong last, for people; null when all is well. */
            last_error: string | null;
            /** @description Messages that it may send a day; null: no cap. */
            daily_cap: number | null;
            /** @description Messages sent on this day. */
            sent_today: number;
            /**
             * Format: date-time
             * @description The earliest time of its next message; null: at once.
             */
            next_send_at: string | null;
            /** @description Tags of the mailbox, by name. */
            tags: components["schemas"]["Tag"][];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A mailbox. */
        MailboxResponse: {
            data: components["schemas"]["Mailbox"];
        };
        /** @description One page of mailboxes. */
        MailboxPage: {
            /** @description The mailboxes of the page. */
            data: components["schemas"]["Mailbox"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description Tags of a mailbox to change: first replaced, then added, then removed. */
        MailboxUpdate: {
            /** @description Replaces all assignments. */
            tag_ids?: string[];
            /** @description Ids of tags to add. */
            add_tag_ids?: string[];
            /** @description Ids of tags to remove. */
            remove_tag_ids?: string[];
        };
        /** @description A handoff to the page where the owner of a mailbox connects it. */
        ConnectSession: {
            /**
             * Format: uuid
             * @description Id of the connect session.
             */
            id: string;
            /**
             * @description `pending` until the mailbox is connected, the session expires, or too many tries fail.
             * @enum {string}
             */
            status: "pending" | "completed" | "expired" | "failed";
            /**
             * Format: uri
             * @description The page to open; null when the session is no longer pending.
             */
            connect_url: string | null;
            /**
             * Format: date-time
             * @description Until when the link works, one hour.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description The connected mailbox, once `completed`.
             */
            mailbox_id: string | null;
            /** @description Why it failed, for people. */
            error_message: string | null;
        };
        /** @description A connect session. */
        ConnectSessionResponse: {
            data: components["schemas"]["ConnectSession"];
        };
        /** @description One page of connect sessions. */
        ConnectSessionPage: {
            /** @description The connect sessions of the page. */
            data: components["schemas"]["ConnectSession"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A mailbox to connect; every field is optional. */
        ConnectSessionCreate: {
            provider?: components["schemas"]["MailboxProvider"];
            /**
             * Format: email
             * @description The address to connect; filled in on the page.
             */
            email?: string;
            /** @description Name of the sender; filled in on the page. */
            display_name?: string;
            /**
             * Format: uri
             * @description Where the browser goes when it is done.
             */
            redirect_url?: string;
        };
        /**
         * @description Whether a conversation is `open` or `closed`; a reply of a person opens it again.
         * @enum {string}
         */
        ConversationStatus: "open" | "closed";
        /** @description The conversation with one lead through one mailbox. */
        Thread: {
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /** @description Name of the campaign; null when it has none. */
            campaign_name: string | null;
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email: string;
            /**
             * Format: uuid
             * @description The lead that the conversation belongs to now.
             */
            lead_id: string;
            /** @description The person behind the lead. */
            global_lead_id: string;
            /**
             * Format: email
             * @description Address of the lead.
             */
            lead_email: string;
            /** @description Name of the lead, else first and last name; null when unknown. */
            lead_name: string | null;
            /** @description Subject of the first message. */
            subject: string;
            /** @description The beginning of the latest message that is not a bounce. */
            snippet: string;
            /** @description Messages of the thread, sent and received. */
            message_count: number;
            /**
             * Format: date-time
             * @description Latest activity in either direction.
             */
            last_message_at: string;
            /**
             * Format: date-time
             * @description Latest reply, automatic ones included; null while there is none.
             */
            last_inbound_at: string | null;
            /**
             * @description What the replies say, judged by the service or set by a person; null when there is none.
             * @enum {string|null}
             */
            category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            conversation_status: components["schemas"]["ConversationStatus"];
            /** @description Whether every received message is read. */
            read: boolean;
            /** @description Tags of the thread, by name. */
            tags: components["schemas"]["Tag"][];
            /** @description Null unless the thread is marked. */
            out_of_office: components["schemas"]["OutOfOffice"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description One page of threads. */
        ThreadPage: {
            /** @description The threads of the page. */
            data: components["schemas"]["Thread"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A thread. */
        ThreadResponse: {
            data: components["schemas"]["Thread"];
        };
        /** @description A thread in its short form. */
        ThreadSummary: {
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /** @description Subject of the first message. */
            subject: string;
            /**
             * Format: date-time
             * @description Latest activity in either direction.
             */
            last_message_at: string;
            /**
             * Format: date-time
             * @description Latest reply, automatic ones included; null while there is none.
             */
            last_inbound_at: string | null;
        };
        /** @description A thread in its short form. */
        ThreadSummaryResponse: {
            data: components["schemas"]["ThreadSummary"];
        };
        /** @description Fields of a thread to change; those left out stay. */
        ThreadUpdate: {
            /**
             * @description Null clears it.
             * @enum {string|null}
             */
            category?: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            conversation_status?: components["schemas"]["ConversationStatus"];
            /** @description True marks all received messages as read, false marks the thread as unread. */
            read?: boolean;
        };
        /** @description One message of a thread. */
        Message: {
            /**
             * Format: uuid
             * @description Id of the message.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            thread_id: string;
            /**
             * @description Whether the mailbox sent or received it.
             * @enum {string}
             */
            direction: "sent" | "received";
            /** @description Subject of the message; may be empty. */
            subject: string;
            /** @description Plain text: of a received message and of a reply, the new text without the quoted thread; of a forward, with the message that it passes on. */
            body_text: string | null;
            /** @description Sanitized HTML. */
            body_html: string | null;
            /**
             * Format: email
             * @description Address of the sender; null when the mail names none.
             */
            from_email: string | null;
            /** @description Name of the sender; null when the mail names none. */
            from_name: string | null;
            /**
             * Format: email
             * @description The first recipient.
             */
            to_email: string | null;
            /** @description Name of the first recipient; null when the mail names none. */
            to_name: string | null;
            /** @description Addresses of all recipients in `To`. */
            to_emails: string[];
            /** @description Addresses of the recipients in `Cc`. */
            cc: string[];
            /** @description The Message-ID of the mail. */
            message_id_header: string | null;
            /** @description Files of the message, without their content. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description What of a received mail is not here because it went beyond a limit; empty of nearly every message.
             *     `size`: more than 30 MB. `lines`: more than 500,000 lines. `headers`: a header of more than 256 KB, or a field of
             *     more than 32 KB. `parts`: more than 500 parts, or parts that could not be distinguished. `depth`: parts nested more than
             *     20 deep. `attachments`: more than 200, or the content of one of more than 8 MB. `recipients`: more than 100. `text`: a
             *     text of more than 524,288 characters. `html`: HTML of more than 200,000 characters. `time`: it took too long to read, so
             *     that only its beginning is here and was judged.
             */
            truncated: ("size" | "lines" | "headers" | "parts" | "depth" | "attachments" | "recipients" | "text" | "html" | "time")[];
            /**
             * @description A received mail that claims to be a bounce, a complaint or an opt-out, without proof: it may be forged. It is shown
             *     here and changed nothing: no block, no sequence, no statistics, no event. Decide yourself whether to act on it.
             *     A bounce or a complaint is proven when a mail system sent it, it carries the Message-ID of a message that was sent
             *     to that recipient, and the recipient has not replied since. Without that Message-ID, a bounce must name a recipient
             *     that was written to within 14 days, and come from the mail system of the recipient or of your own mailbox.
             *     No report and no opt-out is proven when the server of your mailbox says `dmarc=fail` of it.
             */
            unproven: boolean;
            /**
             * Format: date-time
             * @description When it arrived; of a sent message, when it left.
             */
            received_at: string;
            /**
             * Format: date-time
             * @description When the service stored it.
             */
            created_at: string;
        };
        /** @description One page of messages. */
        MessagePage: {
            /** @description The messages of the page. */
            data: components["schemas"]["Message"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A file of a message, images within its text included. */
        Attachment: {
            /**
             * Format: uuid
             * @description Id of the attachment.
             */
            id: string;
            /** @description Name of the file; null when the mail names none. */
            filename: string | null;
            /** @description Media type of the file, as the mail names it. */
            content_type: string;
            /** @description Size of the file in bytes. */
            size_bytes: number;
        };
        /** @description A reply to write; every field is optional. */
        ThreadReplyRequest: {
            /**
             * Format: uuid
             * @description The message that is answered; the latest of the thread by default.
             */
            in_reply_to_message_id?: string;
            /** @description By default that of the thread, after `Re: `. */
            subject?: string;
            /** @description Plain text; derived from `body_html` when left out. */
            body_text?: string;
            /** @description HTML; derived from `body_text` when left out. */
            body_html?: string;
            /**
             * Format: email
             * @description By default who sent the answered message (its `Reply-To`); of a message of yours, who received it.
             */
            to_email?: string;
            /** @description Name of the recipient; no name by default when `to_email` is given. */
            to_name?: string;
            /** @description Further recipients, at most 50; each address gets the message once. */
            cc?: string[];
            /**
             * Format: date-time
             * @description Not before this time; at once by default.
             */
            scheduled_at?: string;
        };
        /** @description A message to forward. */
        ThreadForwardRequest: {
            /**
             * Format: uuid
             * @description The message of this thread that is forwarded.
             */
            forward_message_id: string;
            /**
             * Format: email
             * @description The lead of the thread by default.
             */
            to_email?: string;
            /** @description Name of the recipient; no name by default when `to_email` is given. */
            to_name?: string;
            /** @description Further recipients, at most 50; each address gets the message once. */
            cc?: string[];
            /** @description `Fwd:` and the subject of the message, without its own `Re:` or `Fwd:`, by default. */
            subject?: string;
            /** @description Plain text; derived from `body_html` when left out. */
            body_text?: string;
            /** @description HTML; derived from `body_text` when left out. */
            body_html?: string;
            /**
             * Format: date-time
             * @description Not before this time; at once by default.
             */
            scheduled_at?: string;
        };
        /** @description The message job that was queued. */
        MessageJobQueuedResponse: {
            /** @description The message job that was queued. */
            data: {
                /**
                 * Format: uuid
                 * @description The message job.
                 */
                id: string;
            };
        };
        /** @description A reply or forward on its way out. */
        MessageJob: {
            /**
             * Format: uuid
             * @description Id of the message job.
             */
            id: string;
            /**
             * @description `sent` and `cancelled` are final; a `failed` job can still be cancelled.
             * @enum {string}
             */
            status: "queued" | "sending" | "sent" | "failed" | "cancelled";
            /**
             * @description Whether it replies or forwards.
             * @enum {string}
             */
            message_type: "reply" | "forward";
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            thread_id: string;
            /** @description What the last attempt failed with; of a `sent` job, for whom of its recipients the message was not taken. */
            error_message: string | null;
            /**
             * Format: date-time
             * @description Not before this time; null: at once.
             */
            scheduled_at: string | null;
            /**
             * @description What a queued job waits for, beside `scheduled_at`: the interval of its mailbox, a mailbox that is in trouble or disconnected, or the next try after a failure. Neither the window nor the state of the campaign holds it.
             * @enum {string|null}
             */
            send_wait_reason: "mailbox_interval" | "mailbox_unavailable" | "retry_backoff" | null;
            /** @description Why a job ended as it did, such as `cancelled`, `blocked` or `rejected`. */
            status_reason: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            updated_at: string;
        };
        /** @description A message job. */
        MessageJobResponse: {
            data: components["schemas"]["MessageJob"];
        };
        /** @description The tag that a thread gets or loses. */
        ThreadTagRequest: {
            /**
             * Format: uuid
             * @description Id of the tag.
             */
            tag_id: string;
        };
        /** @description What adding a tag to a thread did. */
        ThreadTagAddedResponse: {
            /** @description What was added. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the thread.
                 */
                thread_id: string;
                /**
                 * Format: uuid
                 * @description Id of the tag.
                 */
                tag_id: string;
                /** @description False when the thread had the tag already. */
                added: boolean;
            };
        };
        /** @description What removing a tag from a thread did. */
        ThreadTagRemovedResponse: {
            /** @description What was removed. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the thread.
                 */
                thread_id: string;
                /**
                 * Format: uuid
                 * @description Id of the tag.
                 */
                tag_id: string;
                /** @description False when the thread did not have the tag. */
                removed: boolean;
            };
        };
        /**
         * @description What becomes of the sequence: resumed at a time, resumed now, or left alone.
         * @enum {string}
         */
        OutOfOfficeMode: "scheduled" | "instant" | "none";
        /** @description The mark that the lead of a thread is away. */
        OutOfOffice: {
            /**
             * Format: date-time
             * @description When the sequence resumes; null unless `resume_mode` is `scheduled`.
             */
            resume_at: string | null;
            resume_mode: components["schemas"]["OutOfOfficeMode"];
            /**
             * Format: date-time
             * @description When the thread was marked.
             */
            marked_at: string;
        };
        /** @description What becomes of the sequence while the lead is away; every field is optional. */
        OutOfOfficeUpdate: {
            /**
             * Format: date-time
             * @description For `scheduled`; by default the return date of the message, else 7 days from now. A time that is not in the future resumes at once.
             */
            resume_at?: string | null;
            /**
             * @description What becomes of the sequence: resumed at a time, resumed now, or left alone.
             * @default scheduled
             * @enum {string}
             */
            resume_mode?: "scheduled" | "instant" | "none";
        };
        /** @description The thread that was marked, and what became of its sequence. */
        OutOfOfficeResponse: {
            /** @description The thread as it is now, and what was done. */
            data: {
                thread: components["schemas"]["ThreadSummary"];
                /**
                 * @description What was done: a resume was scheduled, the sequence resumed, or the thread was only marked, as where the sequence may not go on. One that is completed has nothing left to send: it is answered by the mode, and stays completed.
                 * @enum {string}
                 */
                result: "scheduled" | "resumed" | "marked";
            };
        };
        /**
         * @description A new lead was made, or the existing one of that address is used.
         * @enum {string}
         */
        ReplaceLeadMode: "created" | "attached";
        /** @description What replacing the lead of a thread would do. */
        ReplaceLeadPreview: {
            /**
             * Format: email
             * @description The normalized address.
             */
            email: string;
            mode: components["schemas"]["ReplaceLeadMode"];
            /** @description Whether the write would be taken. */
            allowed: boolean;
            /**
             * @description The error code that the write would answer.
             * @enum {string|null}
             */
            disallowed_reason: "same_as_current_lead" | "lead_not_found" | "lead_already_replaced" | "target_already_replaced" | "target_missing_enrollment" | "campaign_not_found" | "external_read_only" | null;
            /** @description Rows of that address in the campaign that were not removed: an address has one row in a campaign at most, so that it is 0 or 1. */
            match_count: number;
            /** @description Whether the address is that of the current lead. */
            matches_current_lead: boolean;
            /** @description Whether the block list covers the address. */
            blocked: boolean;
            /** @description Why the address is blocked; never null when `blocked` is true: the reason of the block-list entry or, where none was given, `blocked by person@acme.example` or `domain acme.example is blocked`. */
            block_reason: string | null;
            /** @description The contact who has the new address; null for a new address. */
            existing_lead: components["schemas"]["ReplaceLeadTarget"] | null;
        };
        /** @description What replacing the lead of a thread would do. */
        ReplaceLeadPreviewResponse: {
            data: components["schemas"]["ReplaceLeadPreview"];
        };
        /** @description An existing lead of the campaign. */
        ReplaceLeadTarget: {
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            id: string;
            /**
             * Format: email
             * @description Address of the lead, normalized.
             */
            email: string;
            /** @description Full name of the person; null when unknown. */
            name: string | null;
            /** @description First name of the person; null when unknown. */
            first_name: string | null;
            /** @description Last name of the person; null when unknown. */
            last_name: string | null;
            /** @description Phone number of the person; null when unknown. */
            phone_number: string | null;
            /** @description Mobile phone number of the person; null when unknown. */
            mobile_phone_number: string | null;
            /** @description Name of the company; null when unknown. */
            company_name: string | null;
            /** @description Website of the company; null when unknown. */
            website: string | null;
            /** @description LinkedIn page of the person; null when unknown. */
            linkedin_url: string | null;
            /** @description LinkedIn page of the company; null when unknown. */
            company_linkedin_url: string | null;
            /** @description Custom fields of the lead in this campaign. */
            custom_lead_data: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Id of the enrollment; null when it is not enrolled.
             */
            enrollment_id: string | null;
            /**
             * @description State of the enrollment; null when it is not enrolled.
             * @enum {string|null}
             */
            enrollment_state: "active" | "paused" | "completed" | "stopped" | null;
            /** @description Whether the campaign has sent it at least one message. */
            has_been_contacted: boolean;
            /**
             * Format: date-time
             * @description The last message to or from the person, or change of membership, in any campaign.
             */
            last_activity_at: string | null;
        };
        /** @description The person who takes over the conversation; names and numbers are used in mode `created` only. */
        ReplaceLeadRequest: {
            /**
             * Format: email
             * @description Address of the new person.
             */
            new_email: string;
            /** @description Full name of the new person. */
            new_name?: string;
            /** @description First name of the new person. */
            new_first_name?: string;
            /** @description Last name of the new person. */
            new_last_name?: string;
            /** @description Phone number of the new person. */
            new_phone_number?: string;
            /** @description Mobile phone number of the new person. */
            new_mobile_phone_number?: string;
            /**
             * @description One of `auto_reply_forward`, `manual_referral`, `wrong_contact`, `role_change`, `other`; anything else is a 400 `invalid_reason`.
             * @default manual_referral
             */
            reason?: string;
            /** @description A note on the reason, stored with the replacement. */
            reason_note?: string;
            /**
             * Format: uuid
             * @description The message of this thread that names the new person.
             */
            source_message_id?: string;
            /**
             * Format: uuid
             * @description A message of this thread to forward to the new person.
             */
            forward_message_id?: string;
        };
        /** @description What replacing the lead of a thread did. */
        ReplaceLeadResult: {
            /**
             * Format: uuid
             * @description Id of the replacement.
             */
            replacement_id: string;
            /**
             * Format: uuid
             * @description The lead that the conversation belongs to now.
             */
            new_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment of the new lead.
             */
            enrollment_id: string;
            mode: components["schemas"]["ReplaceLeadMode"];
            /**
             * Format: uuid
             * @description The contact that existed before when `attached`; null when `created`.
             */
            target_lead_id: string | null;
            /** @description Further rows of that address in the campaign whose sequences were stopped. Always 0: an address has one row in a campaign at most. */
            retired_sibling_count: number;
            /**
             * Format: uuid
             * @description The message job; present only when a forward was queued.
             */
            forward_job_id?: string;
        };
        /** @description What replacing the lead of a thread did. */
        ReplaceLeadResponse: {
            data: components["schemas"]["ReplaceLeadResult"];
        };
        /**
         * @description Whether an entry is an email address or a domain host, which covers exactly that host.
         * @enum {string}
         */
        BlockListType: "email" | "domain";
        /** @description An address or a domain host that is never written to. */
        BlockListEntry: {
            /**
             * Format: uuid
             * @description Id of the block-list entry.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /** @description The address or the host, in lower case. */
            value: string;
            type: components["schemas"]["BlockListType"];
            /** @description Why it is blocked, in words; null when no reason was given. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description An address or a domain host to block. */
        BlockListEntryCreate: {
            /** @description An email address or a domain host. */
            value: string;
            /** @description What the value is; it follows from the value, and one that contradicts it is a 400. */
            type?: components["schemas"]["BlockListType"];
            /** @description Why it is blocked, in your words; not stored when the value is listed already. */
            reason?: string | null;
        };
        /** @description One page of block-list entries. */
        BlockListEntryPage: {
            /** @description The block-list entries of the page. */
            data: components["schemas"]["BlockListEntry"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description A block-list entry. */
        BlockListEntryResponse: {
            data: components["schemas"]["BlockListEntry"];
        };
        /**
         * @description Every type of event; `webhooks` describes each.
         * @enum {string}
         */
        EventType: "lead.created" | "lead.updated" | "lead.deleted" | "lead.bulk_import.completed" | "lead.added_to_campaign.completed" | "lead.removed_from_campaign.completed" | "lead.removed_from_all_campaigns.completed" | "enrollment.resume_completed" | "enrollment.pause_completed" | "email.sent" | "reply.received" | "reply.categorized" | "bounce.detected" | "blocklist.entry_added" | "blocklist.entry_removed" | "campaign.paused" | "campaign.resumed" | "campaign.stopped" | "lead_list.members_added.completed" | "lead_list.members_removed.completed" | "people.export.completed" | "webhook.test";
        /**
         * @description A type of event, or a group: `*` is every type, `lead.*` every type that begins with `lead.`. `webhook.test` is always delivered.
         * @enum {string}
         */
        EventSelector: "*" | "lead.*" | "enrollment.*" | "email.*" | "reply.*" | "bounce.*" | "blocklist.*" | "campaign.*" | "lead_list.*" | "people.*" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.bulk_import.completed" | "lead.added_to_campaign.completed" | "lead.removed_from_campaign.completed" | "lead.removed_from_all_campaigns.completed" | "enrollment.resume_completed" | "enrollment.pause_completed" | "email.sent" | "reply.received" | "reply.categorized" | "bounce.detected" | "blocklist.entry_added" | "blocklist.entry_removed" | "campaign.paused" | "campaign.resumed" | "campaign.stopped" | "lead_list.members_added.completed" | "lead_list.members_removed.completed" | "people.export.completed" | "webhook.test";
        /** @description Where events of the account are sent, which ones, and how they are signed. */
        WebhookSettings: {
            /** @description Where events are sent; null when no URL is set. */
            webhook_url: string | null;
            /** @description Signs every delivery; begins with `whsec_`. */
            webhook_signing_secret: string;
            /** @description The types and groups that are sent; `*` until set. */
            webhook_enabled_events: components["schemas"]["EventSelector"][];
            /**
             * @description Whether events are sent at present.
             * @enum {string}
             */
            webhook_status: "enabled" | "disabled";
            /**
             * @description Why not: no address is set, the receiver answered 410, or it failed for days.
             * @enum {string|null}
             */
            disabled_reason: "no_url" | "endpoint_gone" | "endpoint_failing" | null;
            /**
             * Format: date-time
             * @description When the service switched delivery off.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Until when the secret that was replaced last signs too; null when no replaced one does.
             */
            previous_secret_expires_at: string | null;
        };
        /** @description Fields of the webhook settings to change; those left out stay. */
        WebhookSettingsUpdate: {
            /** @description Null switches delivery off. */
            webhook_url?: string | null;
            /** @description A secret of your own: `whsec_` and 24 to 64 bytes in Base64. */
            webhook_signing_secret?: string;
            /** @description The types and groups to send; replaces the selection. */
            webhook_enabled_events?: components["schemas"]["EventSelector"][];
        };
        /** @description The webhook settings. */
        WebhookSettingsResponse: {
            data: components["schemas"]["WebhookSettings"];
        };
        /**
         * @description Waiting for its first or next attempt; taken by the receiver; given up.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /** @description One event on its way to the receiver. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The same as `event_id`: an event has one delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of the event.
             */
            event_id: string;
            event_type: components["schemas"]["EventType"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Attempts so far whose end is known: one that was cut off with the service is not counted. */
            attempts: number;
            /** @description HTTP status that the receiver last answered. */
            response_status: number | null;
            /** @description How long the last attempt took, in milliseconds. */
            latency_ms: number | null;
            /** @description What the last attempt failed with, or why no other is made. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due; null when none follows.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the receiver had answered the last attempt, if with a 2xx; null again while a redelivery waits.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description One page of webhook deliveries. */
        WebhookDeliveryPage: {
            /** @description The webhook deliveries of the page. */
            data: components["schemas"]["WebhookDelivery"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description Which deliveries to queue again. */
        WebhookRedeliveryRequest: {
            /**
             * Format: date-time
             * @description Only deliveries created at this time or later.
             */
            date_from: string;
            /**
             * Format: date-time
             * @description Only deliveries created at this time or earlier; now when left out.
             */
            date_to?: string;
            /** @description Only deliveries of these types of event; all when left out. */
            event_types?: components["schemas"]["EventType"][];
            status?: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: uuid
             * @description Go on after this delivery; `next_after` of the call before.
             */
            after?: string;
        };
        /** @description How many deliveries were queued again, and how to go on. */
        WebhookRedeliveryResponse: {
            /** @description What will be sent again. */
            data: {
                /** @description Deliveries that this call queued. */
                queued_count: number;
                /** @description Whether the range holds more. */
                has_more: boolean;
                /**
                 * Format: uuid
                 * @description The `after` of the next call: the last delivery that this one queued, or the given `after` when there was none.
                 */
                next_after: string | null;
            };
        };
        /** @description One request to the receiver. */
        WebhookAttempt: {
            /** @description Its number, counted from 1; those after a redelivery go on counting. */
            attempt: number;
            /**
             * Format: date-time
             * @description When the request began.
             */
            attempted_at: string;
            /** @description HTTP status that the receiver answered. */
            response_status: number | null;
            /** @description How long it took, in milliseconds. */
            latency_ms: number;
            /** @description What it failed with. */
            error: string | null;
        };
        /** @description A webhook delivery and its attempts. */
        WebhookDeliveryDetail: {
            delivery: components["schemas"]["WebhookDelivery"];
            /** @description The last 100, the oldest first. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        /** @description A webhook delivery and its attempts. */
        WebhookDeliveryDetailResponse: {
            data: components["schemas"]["WebhookDeliveryDetail"];
        };
        /** @description A webhook delivery. */
        WebhookDeliveryResponse: {
            data: components["schemas"]["WebhookDelivery"];
        };
        /** @description One event of the log; `type`, `timestamp` and `data` are the body of its webhook. */
        LoggedEvent: {
            /**
             * Format: uuid
             * @description The `webhook-id`.
             */
            id: string;
            type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description The payload that `webhooks` describes for this type. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One page of the event log. */
        LoggedEventPage: {
            /** @description The events of the page. */
            data: components["schemas"]["LoggedEvent"][];
            /** @description Whether events follow this page. */
            has_more: boolean;
            /**
             * Format: uuid
             * @description The `after` of the next call: the last id of this page; with a `type`, once there is no more of it, the last id of the log; the given `after` when nothing follows.
             */
            next_after: string | null;
        };
        /** @description A message that was sent. */
        EmailSentEvent: {
            /**
             * Format: email
             * @description Address of the lead.
             */
            email: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email: string;
            /** @description Null when the campaign has no name. */
            campaign_name: string | null;
            /** @description Absent when empty. */
            name?: string;
            /** @description Absent when empty. */
            first_name?: string;
            /** @description Absent when empty. */
            last_name?: string;
            /** @description Absent when empty. */
            company_name?: string;
            /** @description Absent when empty. */
            website?: string;
            /** @description Absent when empty. */
            linkedin_url?: string;
            /** @description Absent when empty. */
            company_linkedin_url?: string;
            /** @description Absent when empty. */
            phone_number?: string;
            /** @description Absent when empty. */
            mobile_phone_number?: string;
            /** @description Custom fields of the lead within 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present when the custom fields exceed 8 KB and some were left out.
             * @constant
             */
            custom_fields_truncated?: true;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description The person behind the lead. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment; null when there is none.
             */
            enrollment_id: string | null;
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            thread_id: string;
            /**
             * Format: uuid
             * @description Id of the message.
             */
            message_id: string;
            /**
             * @description A message of the flow, or a reply or forward that a person wrote.
             * @enum {string}
             */
            message_type: "campaign" | "reply" | "forward";
            /**
             * Format: email
             * @description The recipient: the lead, or to whom a reply or forward was addressed.
             */
            to_email: string;
            /** @description Subject of the message. */
            subject: string;
            /** @description The plain text that was sent, cut at 16,000 characters: a forward with the message that it passes on, a reply without the message that it quotes. */
            body_text: string;
            /**
             * Format: date-time
             * @description When the message left.
             */
            sent_at: string;
            /** @description Which email of the sequence; absent when unknown, as are the next three. */
            step_number?: number;
            /** @description Id of the email node in the flow. */
            node_id?: string;
            /** @description The same as `node_id`. */
            flow_node_id?: string;
            /**
             * Format: uuid
             * @description The variant that was sent.
             */
            variant_id?: string;
        };
        /** @description A reply that arrived in a thread. */
        ReplyReceivedEvent: {
            /**
             * Format: email
             * @description Address of the lead.
             */
            email: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email: string;
            /** @description Null when the campaign has no name. */
            campaign_name: string | null;
            /** @description Absent when empty. */
            name?: string;
            /** @description Absent when empty. */
            first_name?: string;
            /** @description Absent when empty. */
            last_name?: string;
            /** @description Absent when empty. */
            company_name?: string;
            /** @description Absent when empty. */
            website?: string;
            /** @description Absent when empty. */
            linkedin_url?: string;
            /** @description Absent when empty. */
            company_linkedin_url?: string;
            /** @description Absent when empty. */
            phone_number?: string;
            /** @description Absent when empty. */
            mobile_phone_number?: string;
            /** @description Custom fields of the lead within 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present when the custom fields exceed 8 KB and some were left out.
             * @constant
             */
            custom_fields_truncated?: true;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description The person behind the lead. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment; null when there is none.
             */
            enrollment_id: string | null;
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            thread_id: string;
            /**
             * Format: uuid
             * @description Id of the message.
             */
            message_id: string;
            /**
             * Format: email
             * @description Who wrote it: the lead, or somebody else who has their conversation, such as the lead of before or a colleague.
             */
            from_email?: string | null;
            /** @description Subject of the message; may be empty. */
            subject: string;
            /** @description The new text without the quoted thread, cut at 16,000 characters. */
            body_text: string;
            /**
             * @description Category of the thread once the reply was read; `Auto Reply` for an automatic answer. `reply.categorized` says what it was before.
             * @enum {string|null}
             */
            category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            /**
             * Format: date-time
             * @description When the message arrived.
             */
            received_at: string;
        };
        /** @description A thread whose category changed. */
        ReplyCategorizedEvent: {
            /**
             * Format: email
             * @description Address of the lead.
             */
            email: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email: string;
            /** @description Null when the campaign has no name. */
            campaign_name: string | null;
            /** @description Absent when empty. */
            name?: string;
            /** @description Absent when empty. */
            first_name?: string;
            /** @description Absent when empty. */
            last_name?: string;
            /** @description Absent when empty. */
            company_name?: string;
            /** @description Absent when empty. */
            website?: string;
            /** @description Absent when empty. */
            linkedin_url?: string;
            /** @description Absent when empty. */
            company_linkedin_url?: string;
            /** @description Absent when empty. */
            phone_number?: string;
            /** @description Absent when empty. */
            mobile_phone_number?: string;
            /** @description Custom fields of the lead within 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present when the custom fields exceed 8 KB and some were left out.
             * @constant
             */
            custom_fields_truncated?: true;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description The person behind the lead. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment; null when there is none.
             */
            enrollment_id: string | null;
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            thread_id: string;
            /**
             * @description Null when it was cleared.
             * @enum {string|null}
             */
            category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            /**
             * @description Category of the thread before; null when it had none.
             * @enum {string|null}
             */
            previous_category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
        };
        /** @description A message that came back, or that a mail server refused. */
        BounceDetectedEvent: {
            /**
             * Format: email
             * @description Address of the lead.
             */
            email: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email: string;
            /** @description Null when the campaign has no name. */
            campaign_name: string | null;
            /** @description Absent when empty. */
            name?: string;
            /** @description Absent when empty. */
            first_name?: string;
            /** @description Absent when empty. */
            last_name?: string;
            /** @description Absent when empty. */
            company_name?: string;
            /** @description Absent when empty. */
            website?: string;
            /** @description Absent when empty. */
            linkedin_url?: string;
            /** @description Absent when empty. */
            company_linkedin_url?: string;
            /** @description Absent when empty. */
            phone_number?: string;
            /** @description Absent when empty. */
            mobile_phone_number?: string;
            /** @description Custom fields of the lead within 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present when the custom fields exceed 8 KB and some were left out.
             * @constant
             */
            custom_fields_truncated?: true;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description The person behind the lead. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment; null when there is none.
             */
            enrollment_id: string | null;
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /**
             * Format: uuid
             * @description Null when the server refused the first message, so that no thread began.
             */
            thread_id: string | null;
            /**
             * Format: uuid
             * @description The message that bounced; null when the mail server refused it at once.
             */
            message_id: string | null;
            /** @description Severity and SMTP code, such as `hard 5.1.1`. */
            reason: string;
            /**
             * @description `hard`: the address fails for good and is blocked; `soft`: it fails for now; `policy`: rules of the receiving server refuse the message.
             * @enum {string}
             */
            severity: "hard" | "soft" | "policy";
            /** @description Enhanced or basic code, such as `5.1.1` or `550`. */
            smtp_code: string | null;
            /**
             * Format: date-time
             * @description When the bounce was found.
             */
            bounced_at: string;
        };
        /** @description An address row may carry the identity of a lead; a domain row carries none of it. */
        BlockListEvent: {
            /**
             * Format: uuid
             * @description Id of the block-list entry.
             */
            block_list_entry_id: string;
            type: components["schemas"]["BlockListType"];
            /** @description The address or the host. */
            value: string;
            /** @description Why it is blocked, in words; null when no reason was given. */
            reason: string | null;
            /**
             * @description What added or removed the entry: a call of the API, a reply that asks for no more mail, the link or the header to unsubscribe, a report of spam, a hard bounce.
             * @enum {string}
             */
            origin: "api" | "reply_opt_out" | "unsubscribe" | "complaint" | "bounce";
            /**
             * Format: email
             * @description The address; absent on domain rows.
             */
            email?: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email?: string;
            /** @description Null when the campaign has no name. */
            campaign_name?: string | null;
            /** @description Absent when empty. */
            name?: string;
            /** @description Absent when empty. */
            first_name?: string;
            /** @description Absent when empty. */
            last_name?: string;
            /** @description Absent when empty. */
            company_name?: string;
            /** @description Absent when empty. */
            website?: string;
            /** @description Absent when empty. */
            linkedin_url?: string;
            /** @description Absent when empty. */
            company_linkedin_url?: string;
            /** @description Absent when empty. */
            phone_number?: string;
            /** @description Absent when empty. */
            mobile_phone_number?: string;
            /** @description Custom fields of the lead within 8 KB. */
            custom_fields?: {
                [key: string]: unknown;
            };
            /**
             * @description Present when the custom fields exceed 8 KB and some were left out.
             * @constant
             */
            custom_fields_truncated?: true;
            /**
             * Format: uuid
             * @description Id of the campaign of the lead; absent without a lead.
             */
            campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of the lead; absent when no lead has the address.
             */
            lead_id?: string;
            /** @description The person behind the lead. */
            global_lead_id?: string;
        };
        /** @description A lead that was created, updated or deleted. */
        LeadEvent: {
            /**
             * Format: email
             * @description Address of the lead.
             */
            email: string;
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /** @description Null when the campaign has no name. */
            campaign_name: string | null;
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description The person behind the lead. */
            global_lead_id: string;
            /** @description Absent when empty. */
            name?: string;
            /** @description Absent when empty. */
            first_name?: string;
            /** @description Absent when empty. */
            last_name?: string;
            /** @description Absent when empty. */
            company_name?: string;
            /** @description Absent when empty. */
            website?: string;
            /** @description Absent when empty. */
            linkedin_url?: string;
            /** @description Absent when empty. */
            company_linkedin_url?: string;
            /** @description Absent when empty. */
            phone_number?: string;
            /** @description Absent when empty. */
            mobile_phone_number?: string;
            /** @description Custom fields of the lead within 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present when the custom fields exceed 8 KB and some were left out.
             * @constant
             */
            custom_fields_truncated?: true;
        };
        /** @description A campaign whose status changed. */
        CampaignStatusEvent: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /** @description Null when the campaign has no name. */
            campaign_name: string | null;
            status: components["schemas"]["CampaignStatus"];
            previous_status: components["schemas"]["CampaignStatus"];
        };
        /** @description Bulk work that is done. */
        BulkCompletedEvent: {
            /**
             * Format: uuid
             * @description Null when the work was synchronous.
             */
            job_id: string | null;
            /**
             * @description `async` when a job did the work, `sync` when one request did.
             * @enum {string}
             */
            source: "async" | "sync";
            /**
             * @description What was done, as `POST /v1/jobs` names it.
             * @enum {string}
             */
            operation: "api_lead_import" | "add_to_campaign" | "remove_from_campaign" | "remove_from_all_campaigns" | "pause_enrollments" | "resume_enrollments" | "add_to_lead_list" | "remove_from_lead_list" | "export_leads" | "csv_lead_import_staged";
            /**
             * Format: uuid
             * @description The campaign that the work is about; null when there is none.
             */
            campaign_id: string | null;
            /**
             * Format: uuid
             * @description The lead list that changed.
             */
            list_id: string | null;
            counts: components["schemas"]["BulkCompletedCounts"];
            /** @description The first 1,000 errors. */
            errors: components["schemas"]["BulkCompletedError"][];
            /** @description The people it was about, at most 1000 of them: those who changed; where some were added, also those who were there already. `counts` says how many there are. */
            global_lead_ids: string[];
        };
        /** @description Only the counters that the operation has. */
        BulkCompletedCounts: {
            /** @description New leads of the campaign. */
            created?: number;
            /** @description Leads that were there and changed or came back; in an import, every stored row that is not `created`. */
            updated?: number;
            /** @description Enrollments that began, or went on as the lead came back. */
            enrolled?: number;
            /** @description Nothing to do, or unknown; in an import with `exclusions`, who is excluded. */
            skipped?: number;
            /** @description Imported, and held from sending until a missing custom field is filled. */
            incomplete?: number;
            /** @description Rows with an error, or unknown people. */
            failed?: number;
            /** @description Enrollments that were paused. */
            paused?: number;
            /** @description Enrollments that were resumed. */
            resumed?: number;
            /** @description Leads, or members of a list; somebody in several campaigns has a lead in each. */
            removed?: number;
            /** @description People who are new on the list. */
            added?: number;
            /** @description People in the exported file. */
            rows_exported?: number;
            /** @description Rows stored, the incomplete ones included. */
            imported?: number;
        };
        /** @description Why one row or person was not handled. */
        BulkCompletedError: {
            /** @description Id of the person; absent when it is not known. */
            globalLeadId?: string;
            /** @description Which row of the request, from 0. */
            index?: number;
            /** @description Why it was not handled, for people. */
            message: string;
        };
        /** @description A test of the webhook settings. */
        WebhookTestEvent: {
            /** @description A fixed sentence, for people. */
            message: string;
        };
    };
    responses: {
        /** @description The request is not valid. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request or the flow is not valid. */
        InvalidFlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The key is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description Not allowed: the campaign is external, or its live flow is locked. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource, or one that the body names, does not exist in this account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request conflicts with the present state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The flow changed since the revision in `If-Match`. */
        RevisionConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RevisionConflictError"];
            };
        };
        /** @description Too many requests in this minute. */
        RateLimited: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /**
         * @description Any other failure: 405 (see `Allow`), 408, 413, 414, 415, 431, 500, 501, and 503 (see `Retry-After`). The rate headers stand
         *     on it when the request brought a valid key.
         */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Rows of the page; 0 answers only the count. */
        Limit: number;
        /** @description Rows to skip. */
        Offset: number;
        /** @description Comma-separated tag ids; items that carry any of them. */
        TagIds: string;
        /** @description Comma-separated global lead ids; only these people. */
        GlobalLeadIds: string;
        /**
         * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
         * @example import-2026-11-01-batch-7
         */
        IdempotencyKey: string;
        /** @description Campaign id. */
        CampaignId: string;
        /** @description Tag id. */
        TagId: string;
        /** @description Node id, as in the flow. */
        NodeId: string;
        /** @description Lead id. */
        LeadId: string;
        /** @description API key id. */
        ApiKeyId: string;
        /** @description Validate only; nothing is stored. */
        DryRun: boolean;
        /** @description The flow revision that you read, quoted or bare, or several separated by commas; `*` is any. A stale one is a 412. */
        IfMatch: string;
        /** @description Job id. */
        JobId: string;
        /** @description Global lead id of the person, 64 hexadecimal characters. */
        GlobalLeadId: string;
        /** @description Lead list id. */
        LeadListId: string;
        /** @description Mailbox id. */
        MailboxId: string;
        /** @description Connect session id. */
        ConnectSessionId: string;
        /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` is searched for as it is. */
        PeopleSearch: string;
        /** @description What to sort by; people without a value come last. */
        PeopleSort: components["schemas"]["PeopleSortKey"];
        /** @description Ascending or descending. */
        PeopleSortDir: "asc" | "desc";
        /** @description Comma-separated ids, names or aliases of person tags; people who carry any of them. An id that does not exist matches nobody, a name that does not exist is a 400. */
        PeopleTagIds: string;
        /** @description Comma-separated campaign ids; people who are in any of them. */
        PeopleCampaignIds: string;
        /** @description Only people who answered (`true`), or who never did (`false`). */
        PeopleHasReply: boolean;
        /** @description Only people whose address was verified with this outcome. */
        PeopleVerificationStatus: "ok" | "catch_all" | "invalid" | "unknown" | "disposable";
        /** @description Thread id. */
        ThreadId: string;
        /** @description Message job id. */
        MessageJobId: string;
        /** @description Block-list entry id. */
        BlockListEntryId: string;
        /** @description Webhook delivery id. */
        DeliveryId: string;
        /**
         * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
         *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
         * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
         */
        WebhookId: string;
        /**
         * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
         * @example 1793631605
         */
        WebhookTimestamp: number;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
         *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCampaigns: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only campaigns with this status. */
                status?: components["schemas"]["CampaignStatus"];
                /** @description Comma-separated tag ids; items that carry any of them. */
                tag_ids?: components["parameters"]["TagIds"];
                /** @description Returns only campaigns whose name contains this text. Case is ignored. */
                q?: string;
                /** @description Set to `true` to include deleted campaigns. */
                include_deleted?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of campaigns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignPage"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCampaign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignCreate"];
            };
        };
        responses: {
            /** @description The draft campaign. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCampaign: {
        parameters: {
            query?: {
                /**
                 * @description Further parts to include, comma-separated. `launch_state` shows whether the campaign is ready to launch and what is
                 *     missing. `lead_field_state` shows the fields in use and how many leads lack one.
                 * @example launch_state,lead_field_state
                 */
                include?: string;
            };
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deleted campaign, with `deleted_at`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignUpdate"];
            };
        };
        responses: {
            /** @description The updated campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    launchCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign is launched. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignLaunchResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    setCampaignStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CampaignStatusUpdate"];
            };
        };
        responses: {
            /** @description The campaign with its new status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    simulateCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SimulationRequest"];
            };
        };
        responses: {
            /** @description The simulation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulationResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listCampaignTags: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createCampaignTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteCampaignTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateCampaignTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    replaceFlow: {
        parameters: {
            query?: {
                /** @description Validate only; nothing is stored. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The flow revision that you read, quoted or bare, or several separated by commas; `*` is any. A stale one is a 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowInput"];
            };
        };
        responses: {
            /** @description The saved flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowSaveResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionConflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    saveFlow: {
        parameters: {
            query?: {
                /** @description Validate only; nothing is stored. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The flow revision that you read, quoted or bare, or several separated by commas; `*` is any. A stale one is a 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowInput"];
            };
        };
        responses: {
            /** @description The saved flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowSaveResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionConflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    validateFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowDraft"];
            };
        };
        responses: {
            /** @description The result of the validation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowValidationResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateFlowNode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The flow revision that you read, quoted or bare, or several separated by commas; `*` is any. A stale one is a 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Node id, as in the flow. */
                nodeId: components["parameters"]["NodeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowNodeUpdate"];
            };
        };
        responses: {
            /** @description The saved flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowSaveResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["RevisionConflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listFlowTemplates: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FlowTemplatePage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLeads: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` is searched for as it is. */
                q?: string;
                /** @description Returns only leads whose enrollment has this state. */
                state?: components["schemas"]["EnrollmentState"];
                /** @description Comma-separated global lead ids; only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
            };
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of leads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPage"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createLead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadCreate"];
            };
        };
        responses: {
            /** @description The campaign already had a lead with this address. It is updated. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpsertResponse"];
                };
            };
            /** @description The new lead. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadUpsertResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadUpdate"];
            };
        };
        responses: {
            /** @description The updated lead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    explainLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the lead waits for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadExplanationResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewLeadEmail: {
        parameters: {
            query?: {
                /**
                 * @description Id of an email node of the flow. By default, the next email of the lead. If there is none, the first email of the flow.
                 * @example intro
                 */
                node_id?: string;
                /**
                 * @description Id of a variant of the email. It can be inactive. By default, the variant that the lead receives. Before the lead is enrolled, the first active variant.
                 * @example 0f0c1a52-93a4-4bb0-9d6c-0d2f5e8f7a01
                 */
                variant_id?: string;
                /**
                 * @description Id of the mailbox that sends. By default, the mailbox that sends to this lead. Before the first message, the mailbox that is next in turn.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c12
                 */
                mailbox_id?: string;
            };
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
                /** @description Lead id. */
                leadId: components["parameters"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadPreviewResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    bulkImportLeads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadImportRequest"];
            };
        };
        responses: {
            /** @description The result of the import. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadImportResult"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    addLeads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLeadIdsRequest"];
            };
        };
        responses: {
            /** @description The result of the batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsAddedResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeLeads: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLeadIdsRequest"];
            };
        };
        responses: {
            /** @description The result of the batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsRemovedResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    pauseEnrollments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentsRequest"];
            };
        };
        responses: {
            /** @description The result of the batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentsPausedResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    resumeEnrollments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentsRequest"];
            };
        };
        responses: {
            /** @description The result of the batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrollmentsResumedResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeLeadsFromAllCampaigns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLeadIdsRequest"];
            };
        };
        responses: {
            /** @description The result of the batch. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadsRemovedResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLeadFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadFieldsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    addLeadField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadFieldCreate"];
            };
        };
        responses: {
            /** @description The field, and how many leads lack a value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadFieldResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only jobs with this status. */
                status?: components["schemas"]["JobStatus"];
                /** @description Returns only jobs with this operation. */
                operation?: components["schemas"]["JobOperation"];
                /** @description Returns only jobs of this campaign. */
                campaign_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobCreate"];
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    appendStagingRows: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StagingRowsRequest"];
            };
        };
        responses: {
            /** @description How many rows the job has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagingRowsResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    finalizeJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    downloadJob: {
        parameters: {
            query?: {
                /** @description The file to download: `export` (the people) or `errors` (the row errors). */
                file?: "export" | "errors";
            };
            header?: never;
            path: {
                /** @description Job id. */
                id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The CSV file, in UTF-8. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    enrollLeads: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentJobRequest"];
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    startStagedImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["StagedImportRequest"];
            };
        };
        responses: {
            /** @description The job, ready for rows. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    bulkImportLeadsAsync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadImportJobRequest"];
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    presignUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description Where to send the file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkPreviewRequest"];
            };
        };
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPreviewResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPeople: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` is searched for as it is. */
                q?: components["parameters"]["PeopleSearch"];
                /** @description What to sort by; people without a value come last. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description Ascending or descending. */
                sort_dir?: components["parameters"]["PeopleSortDir"];
                /** @description Comma-separated global lead ids; only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
                /** @description Comma-separated campaign ids; people who are in any of them. */
                campaign_ids?: components["parameters"]["PeopleCampaignIds"];
                /** @description Returns only members of this lead list. */
                list_id?: string;
                /** @description Comma-separated ids, names or aliases of person tags; people who carry any of them. An id that does not exist matches nobody, a name that does not exist is a 400. */
                tag_ids?: components["parameters"]["PeopleTagIds"];
                /** @description Only people who answered (`true`), or who never did (`false`). */
                has_reply?: components["parameters"]["PeopleHasReply"];
                /** @description Only people whose address was verified with this outcome. */
                email_verification_status?: components["parameters"]["PeopleVerificationStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Global lead id of the person, 64 hexadecimal characters. */
                globalLeadId: components["parameters"]["GlobalLeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person with memberships. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDetailResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updatePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Global lead id of the person, 64 hexadecimal characters. */
                globalLeadId: components["parameters"]["GlobalLeadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonUpdate"];
            };
        };
        responses: {
            /** @description The updated person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    exportPeople: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["PeopleExportRequest"];
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listPersonTags: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonTagPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createPersonTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonTagCreate"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonTagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deletePersonTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updatePersonTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonTagUpdate"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonTagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLeadLists: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only lists whose name contains this text. Case is ignored. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadListPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createLeadList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadListCreate"];
            };
        };
        responses: {
            /** @description The new list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadListResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLeadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteLeadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateLeadList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadListUpdate"];
            };
        };
        responses: {
            /** @description The updated list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadListResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLeadListPeople: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` is searched for as it is. */
                q?: components["parameters"]["PeopleSearch"];
                /** @description What to sort by; people without a value come last. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description Ascending or descending. */
                sort_dir?: components["parameters"]["PeopleSortDir"];
                /** @description Comma-separated global lead ids; only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
                /** @description Comma-separated campaign ids; people who are in any of them. */
                campaign_ids?: components["parameters"]["PeopleCampaignIds"];
                /** @description Comma-separated ids, names or aliases of person tags; people who carry any of them. An id that does not exist matches nobody, a name that does not exist is a 400. */
                tag_ids?: components["parameters"]["PeopleTagIds"];
                /** @description Only people who answered (`true`), or who never did (`false`). */
                has_reply?: components["parameters"]["PeopleHasReply"];
                /** @description Only people whose address was verified with this outcome. */
                email_verification_status?: components["parameters"]["PeopleVerificationStatus"];
            };
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listLeadListMembers: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` is searched for as it is. */
                q?: components["parameters"]["PeopleSearch"];
                /** @description What to sort by; people without a value come last. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description Ascending or descending. */
                sort_dir?: components["parameters"]["PeopleSortDir"];
                /** @description Comma-separated global lead ids; only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
                /** @description Comma-separated campaign ids; people who are in any of them. */
                campaign_ids?: components["parameters"]["PeopleCampaignIds"];
                /** @description Comma-separated ids, names or aliases of person tags; people who carry any of them. An id that does not exist matches nobody, a name that does not exist is a 400. */
                tag_ids?: components["parameters"]["PeopleTagIds"];
                /** @description Only people who answered (`true`), or who never did (`false`). */
                has_reply?: components["parameters"]["PeopleHasReply"];
                /** @description Only people whose address was verified with this outcome. */
                email_verification_status?: components["parameters"]["PeopleVerificationStatus"];
            };
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of people. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    addLeadListMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLeadIdsRequest"];
            };
        };
        responses: {
            /** @description What changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadListMembersResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeLeadListMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GlobalLeadIdsRequest"];
            };
        };
        responses: {
            /** @description What changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadListMembersResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    changeLeadListMembersBulk: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Lead list id. */
                id: components["parameters"]["LeadListId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadListMembersJobRequest"];
            };
        };
        responses: {
            /** @description The queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMailboxes: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only mailboxes whose address or display name contains this text. Case is ignored. */
                q?: string;
                /** @description Comma-separated tag ids; items that carry any of them. */
                tag_ids?: components["parameters"]["TagIds"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of mailboxes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Mailbox id. */
                id: components["parameters"]["MailboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mailbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Mailbox id. */
                id: components["parameters"]["MailboxId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailboxUpdate"];
            };
        };
        responses: {
            /** @description The updated mailbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listConnectSessions: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of connect sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectSessionPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createConnectSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ConnectSessionCreate"];
            };
        };
        responses: {
            /** @description The new session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectSessionResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getConnectSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Connect session id. */
                id: components["parameters"]["ConnectSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectSessionResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listMailboxTags: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createMailboxTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteMailboxTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateMailboxTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listThreads: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Searches for words and beginnings of words in the subject, participants, lead name, address and company, campaign
                 *     name, thread tags and message bodies. Case is ignored. The search covers up to 5,000 different words of each
                 *     message, in the first 200,000 characters of its body. If the search has more than 8 words, only the first 8 are
                 *     used.
                 * @example pricing
                 */
                q?: string;
                /** @description Returns only threads of this campaign. */
                campaign_id?: string;
                /** @description Returns only threads of this mailbox. */
                mailbox_id?: string;
                /** @description Set to `true` to return only threads with unread received messages, whether or not the lead has replied. */
                unread_only?: boolean;
                /** @description Returns only open or only closed conversations. */
                conversation_status?: components["schemas"]["ConversationStatus"];
                /** @description Returns only threads with this category. Use `no_category` for threads without a category. */
                category?: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | "no_category";
                /** @description Comma-separated tag ids; items that carry any of them. */
                tag_ids?: components["parameters"]["TagIds"];
                /** @description Returns only threads whose latest reply was received at this time or later. */
                date_from?: string;
                /** @description Returns only threads whose latest reply was received at this time or earlier. */
                date_to?: string;
                /** @description Set to `true` to return only threads with at least one reply of the lead. The default is `true`. With `unread_only=true`, the default is `false`. */
                has_reply_only?: boolean;
                /** @description The sort order, by latest reply. */
                sort?: "newest" | "oldest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of threads. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateThread: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadUpdate"];
            };
        };
        responses: {
            /** @description The updated thread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listThreadMessages: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    replyToThread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ThreadReplyRequest"];
            };
        };
        responses: {
            /** @description The id of the queued message job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageJobQueuedResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    forwardThread: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadForwardRequest"];
            };
        };
        responses: {
            /** @description The id of the queued message job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageJobQueuedResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    addThreadTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadTagRequest"];
            };
        };
        responses: {
            /** @description The thread has the tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadTagAddedResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    removeThreadTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreadTagRequest"];
            };
        };
        responses: {
            /** @description The thread does not have the tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadTagRemovedResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    setOutOfOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OutOfOfficeUpdate"];
            };
        };
        responses: {
            /** @description The marked thread. `result` shows what happens to the sequence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutOfOfficeResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    clearOutOfOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The thread, without the mark. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThreadSummaryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    previewReplaceLead: {
        parameters: {
            query: {
                /**
                 * @description Address of the new person.
                 * @example omar.haddad@acme.example
                 */
                email: string;
            };
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the replacement would do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceLeadPreviewResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    replaceLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Thread id. */
                id: components["parameters"]["ThreadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceLeadRequest"];
            };
        };
        responses: {
            /** @description The lead is replaced. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplaceLeadResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getMessageJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message job id. */
                id: components["parameters"]["MessageJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageJobResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    cancelMessageJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message job id. */
                id: components["parameters"]["MessageJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageJobResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    sendMessageJobNow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Message job id. */
                id: components["parameters"]["MessageJobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message job, next to be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageJobResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listThreadTags: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createThreadTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreate"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteThreadTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The resource is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateThreadTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Tag id. */
                id: components["parameters"]["TagId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagUpdate"];
            };
        };
        responses: {
            /** @description The updated tag. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listBlockList: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only entries whose value contains this text. Case is ignored. */
                q?: string;
                /** @description Returns only addresses or only domains. */
                type?: components["schemas"]["BlockListType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockListEntryPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    addBlockListEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockListEntryCreate"];
            };
        };
        responses: {
            /** @description The existing entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockListEntryResponse"];
                };
            };
            /** @description The new entry. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockListEntryResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    deleteBlockListEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Block-list entry id. */
                id: components["parameters"]["BlockListEntryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedResourceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getCampaignStats: {
        parameters: {
            query?: {
                /**
                 * @description The first day, included in the range.
                 * @example 2026-11-01
                 */
                start_date?: string;
                /**
                 * @description The last day, included in the range.
                 * @example 2026-11-30
                 */
                end_date?: string;
            };
            header?: never;
            path: {
                /** @description Campaign id. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignStatsResponse"];
                };
            };
            400: components["responses"]["InvalidFlow"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreate"];
            };
        };
        responses: {
            /** @description The new key, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description API key id. */
                id: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revoked key, with `revoked_at`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceLimitsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is healthy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceHealth"];
                };
            };
            /** @description The service is unavailable. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceHealth"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getOpenApiDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The OpenAPI document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            default: components["responses"]["Unexpected"];
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSettingsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    updateWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookSettingsUpdate"];
            };
        };
        responses: {
            /** @description The updated settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSettingsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings, with the new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSettingsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Rows to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only deliveries with this status. */
                status?: components["schemas"]["WebhookDeliveryStatus"];
                /** @description Returns only deliveries of this event type. */
                event_type?: components["schemas"]["EventType"];
                /** @description Returns only deliveries created at this time or later. */
                date_from?: string;
                /** @description Returns only deliveries created at this time or earlier. */
                date_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    redeliverWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A retry with the same key and body within 24 hours answers the stored response instead of acting again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRedeliveryRequest"];
            };
        };
        responses: {
            /** @description How many deliveries were queued. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRedeliveryResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook delivery id. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery with its attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryDetailResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Webhook delivery id. */
                id: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, queued again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Rows of the page; 0 answers only the count. */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Returns only events after the event with this id. By default, the log starts at its beginning.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                after?: string;
                /** @description Returns only events of this type. */
                type?: components["schemas"]["EventType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedEventPage"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    onLeadCreated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["LeadEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.updated";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["LeadEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["LeadEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadBulkImportCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.bulk_import.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadAddedToCampaignCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.added_to_campaign.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadRemovedFromCampaignCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.removed_from_campaign.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadRemovedFromAllCampaignsCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead.removed_from_all_campaigns.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentResumeCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "enrollment.resume_completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentPauseCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "enrollment.pause_completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEmailSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "email.sent";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["EmailSentEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReplyReceived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "reply.received";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["ReplyReceivedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onReplyCategorized: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "reply.categorized";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["ReplyCategorizedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBounceDetected: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "bounce.detected";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BounceDetectedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBlocklistEntryAdded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "blocklist.entry_added";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BlockListEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBlocklistEntryRemoved: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "blocklist.entry_removed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BlockListEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCampaignPaused: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "campaign.paused";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignStatusEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCampaignResumed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "campaign.resumed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignStatusEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCampaignStopped: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "campaign.stopped";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignStatusEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadListMembersAddedCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead_list.members_added.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onLeadListMembersRemovedCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "lead_list.members_removed.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPeopleExportCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "people.export.completed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event; the same over retries and redeliveries, so that you can skip what you have handled. Ids rise with
                 *     time (UUID v7): of two events about the same thing, the one with the greater id says what came last.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Refuse one that is more than five minutes off.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`, with the Base64-decoded part of the secret
                 *     after `whsec_` as key. Space-separated signatures, one per valid secret, during a rotation; one that matches is enough.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @constant */
                    type: "webhook.test";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["WebhookTestEvent"];
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: delivery is switched off until the webhook settings are saved with an address again. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer in time, is retried with growing pauses over 3 days. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

export type ErrorBody = components['schemas']['ErrorBody'];
export type RevisionConflictError = components['schemas']['RevisionConflictError'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type DetailCode = components['schemas']['DetailCode'];
export type ErrorType = components['schemas']['ErrorType'];
export type ErrorCode = components['schemas']['ErrorCode'];
export type FlowIssueCode = components['schemas']['FlowIssueCode'];
export type PageLimit = components['schemas']['PageLimit'];
export type PageOffset = components['schemas']['PageOffset'];
export type TotalCount = components['schemas']['TotalCount'];
export type DeletedResource = components['schemas']['DeletedResource'];
export type DeletedResourceResponse = components['schemas']['DeletedResourceResponse'];
export type Tag = components['schemas']['Tag'];
export type TagCreate = components['schemas']['TagCreate'];
export type TagUpdate = components['schemas']['TagUpdate'];
export type TagResponse = components['schemas']['TagResponse'];
export type TagPage = components['schemas']['TagPage'];
export type PersonTag = components['schemas']['PersonTag'];
export type PersonTagCreate = components['schemas']['PersonTagCreate'];
export type PersonTagUpdate = components['schemas']['PersonTagUpdate'];
export type PersonTagResponse = components['schemas']['PersonTagResponse'];
export type PersonTagPage = components['schemas']['PersonTagPage'];
export type PersonError = components['schemas']['PersonError'];
export type GlobalLeadIdsRequest = components['schemas']['GlobalLeadIdsRequest'];
export type CampaignStatus = components['schemas']['CampaignStatus'];
export type CampaignSource = components['schemas']['CampaignSource'];
export type Schedule = components['schemas']['Schedule'];
export type ScheduleInput = components['schemas']['ScheduleInput'];
export type LifecycleSchedule = components['schemas']['LifecycleSchedule'];
export type LifecycleScheduleInput = components['schemas']['LifecycleScheduleInput'];
export type CampaignSummary = components['schemas']['CampaignSummary'];
export type Campaign = components['schemas']['Campaign'];
export type LaunchReadiness = components['schemas']['LaunchReadiness'];
export type LeadFieldState = components['schemas']['LeadFieldState'];
export type CampaignCreate = components['schemas']['CampaignCreate'];
export type CampaignUpdate = components['schemas']['CampaignUpdate'];
export type SimulationRequest = components['schemas']['SimulationRequest'];
export type Simulation = components['schemas']['Simulation'];
export type SimulationDay = components['schemas']['SimulationDay'];
export type SimulationMailbox = components['schemas']['SimulationMailbox'];
export type SimulationHold = components['schemas']['SimulationHold'];
export type SimulationResponse = components['schemas']['SimulationResponse'];
export type CampaignStatusUpdate = components['schemas']['CampaignStatusUpdate'];
export type CampaignResponse = components['schemas']['CampaignResponse'];
export type CampaignPage = components['schemas']['CampaignPage'];
export type CampaignLaunch = components['schemas']['CampaignLaunch'];
export type CampaignLaunchResponse = components['schemas']['CampaignLaunchResponse'];
export type Flow = components['schemas']['Flow'];
export type FlowNode = components['schemas']['FlowNode'];
export type NodePosition = components['schemas']['NodePosition'];
export type LeadSourceNode = components['schemas']['LeadSourceNode'];
export type EmailNode = components['schemas']['EmailNode'];
export type WaitTimeNode = components['schemas']['WaitTimeNode'];
export type DataSenderNode = components['schemas']['DataSenderNode'];
export type AiCategorizerNode = components['schemas']['AiCategorizerNode'];
export type EmailVariant = components['schemas']['EmailVariant'];
export type FlowEdge = components['schemas']['FlowEdge'];
export type FlowInput = components['schemas']['FlowInput'];
export type FlowDraft = components['schemas']['FlowDraft'];
export type NormalizedFlow = components['schemas']['NormalizedFlow'];
export type NormalizedFlowNode = components['schemas']['NormalizedFlowNode'];
export type FlowNodeInput = components['schemas']['FlowNodeInput'];
export type NodePositionInput = components['schemas']['NodePositionInput'];
export type LeadSourceNodeInput = components['schemas']['LeadSourceNodeInput'];
export type LeadSourceData = components['schemas']['LeadSourceData'];
export type EmailNodeInput = components['schemas']['EmailNodeInput'];
export type EmailData = components['schemas']['EmailData'];
export type WaitTimeNodeInput = components['schemas']['WaitTimeNodeInput'];
export type WaitTimeData = components['schemas']['WaitTimeData'];
export type DataSenderNodeInput = components['schemas']['DataSenderNodeInput'];
export type DataSenderData = components['schemas']['DataSenderData'];
export type AiCategorizerNodeInput = components['schemas']['AiCategorizerNodeInput'];
export type AiCategorizerData = components['schemas']['AiCategorizerData'];
export type EmailVariantInput = components['schemas']['EmailVariantInput'];
export type FlowEdgeInput = components['schemas']['FlowEdgeInput'];
export type FlowNodeUpdate = components['schemas']['FlowNodeUpdate'];
export type FlowResponse = components['schemas']['FlowResponse'];
export type FlowFieldSync = components['schemas']['FlowFieldSync'];
export type FlowChangeKind = components['schemas']['FlowChangeKind'];
export type FlowChangeReason = components['schemas']['FlowChangeReason'];
export type FlowSave = components['schemas']['FlowSave'];
export type FlowSaveResponse = components['schemas']['FlowSaveResponse'];
export type FlowIssue = components['schemas']['FlowIssue'];
export type FlowValidation = components['schemas']['FlowValidation'];
export type FlowValidationResponse = components['schemas']['FlowValidationResponse'];
export type FlowTemplate = components['schemas']['FlowTemplate'];
export type FlowTemplatePage = components['schemas']['FlowTemplatePage'];
export type LeadCreate = components['schemas']['LeadCreate'];
export type EmailVerification = components['schemas']['EmailVerification'];
export type EnrollmentState = components['schemas']['EnrollmentState'];
export type EnrollmentReason = components['schemas']['EnrollmentReason'];
export type LeadEnrollment = components['schemas']['LeadEnrollment'];
export type Lead = components['schemas']['Lead'];
export type LeadWaitCode = components['schemas']['LeadWaitCode'];
export type LeadExplanation = components['schemas']['LeadExplanation'];
export type LeadWaitDetails = components['schemas']['LeadWaitDetails'];
export type LeadExplanationResponse = components['schemas']['LeadExplanationResponse'];
export type LeadPreview = components['schemas']['LeadPreview'];
export type LeadPreviewResponse = components['schemas']['LeadPreviewResponse'];
export type LeadUpdate = components['schemas']['LeadUpdate'];
export type LeadResponse = components['schemas']['LeadResponse'];
export type LeadUpsertResponse = components['schemas']['LeadUpsertResponse'];
export type LeadPage = components['schemas']['LeadPage'];
export type LeadImportRequest = components['schemas']['LeadImportRequest'];
export type LeadImportResult = components['schemas']['LeadImportResult'];
export type LeadRowError = components['schemas']['LeadRowError'];
export type LeadsAdded = components['schemas']['LeadsAdded'];
export type LeadsAddedResponse = components['schemas']['LeadsAddedResponse'];
export type LeadsRemoved = components['schemas']['LeadsRemoved'];
export type LeadsRemovedResponse = components['schemas']['LeadsRemovedResponse'];
export type EnrollmentsRequest = components['schemas']['EnrollmentsRequest'];
export type EnrollmentsPaused = components['schemas']['EnrollmentsPaused'];
export type EnrollmentsPausedResponse = components['schemas']['EnrollmentsPausedResponse'];
export type EnrollmentsResumed = components['schemas']['EnrollmentsResumed'];
export type EnrollmentsResumedResponse = components['schemas']['EnrollmentsResumedResponse'];
export type LeadFields = components['schemas']['LeadFields'];
export type LeadFieldsResponse = components['schemas']['LeadFieldsResponse'];
export type LeadFieldCreate = components['schemas']['LeadFieldCreate'];
export type LeadField = components['schemas']['LeadField'];
export type LeadFieldResponse = components['schemas']['LeadFieldResponse'];
export type CampaignStatsDay = components['schemas']['CampaignStatsDay'];
export type CampaignStatsTotals = components['schemas']['CampaignStatsTotals'];
export type CampaignStats = components['schemas']['CampaignStats'];
export type CampaignStatsResponse = components['schemas']['CampaignStatsResponse'];
export type ApiKey = components['schemas']['ApiKey'];
export type CreatedApiKey = components['schemas']['CreatedApiKey'];
export type CreatedApiKeyResponse = components['schemas']['CreatedApiKeyResponse'];
export type ApiKeyCreate = components['schemas']['ApiKeyCreate'];
export type ApiKeyResponse = components['schemas']['ApiKeyResponse'];
export type ApiKeyPage = components['schemas']['ApiKeyPage'];
export type ServiceLimits = components['schemas']['ServiceLimits'];
export type ServiceLimitsResponse = components['schemas']['ServiceLimitsResponse'];
export type ServiceHealth = components['schemas']['ServiceHealth'];
export type OpenApiDocument = components['schemas']['OpenApiDocument'];
export type BulkScopeKind = components['schemas']['BulkScopeKind'];
export type BulkScope = components['schemas']['BulkScope'];
export type BulkExclusions = components['schemas']['BulkExclusions'];
export type Projection = components['schemas']['Projection'];
export type ColumnLayout = components['schemas']['ColumnLayout'];
export type Column = components['schemas']['Column'];
export type BulkPreviewRequest = components['schemas']['BulkPreviewRequest'];
export type BulkPreview = components['schemas']['BulkPreview'];
export type BulkPreviewCounts = components['schemas']['BulkPreviewCounts'];
export type BulkTarget = components['schemas']['BulkTarget'];
export type BulkPreviewResponse = components['schemas']['BulkPreviewResponse'];
export type JobStatus = components['schemas']['JobStatus'];
export type JobOperation = components['schemas']['JobOperation'];
export type Job = components['schemas']['Job'];
export type JobInput = components['schemas']['JobInput'];
export type JobResult = components['schemas']['JobResult'];
export type JobError = components['schemas']['JobError'];
export type JobResponse = components['schemas']['JobResponse'];
export type JobPage = components['schemas']['JobPage'];
export type JobCreate = components['schemas']['JobCreate'];
export type EnrollmentJobRequest = components['schemas']['EnrollmentJobRequest'];
export type StagedImportRequest = components['schemas']['StagedImportRequest'];
export type StagingRowsRequest = components['schemas']['StagingRowsRequest'];
export type StagingRowsResult = components['schemas']['StagingRowsResult'];
export type LeadImportJobRequest = components['schemas']['LeadImportJobRequest'];
export type UploadRequest = components['schemas']['UploadRequest'];
export type Upload = components['schemas']['Upload'];
export type UploadResponse = components['schemas']['UploadResponse'];
export type PeopleSortKey = components['schemas']['PeopleSortKey'];
export type Person = components['schemas']['Person'];
export type CampaignMembership = components['schemas']['CampaignMembership'];
export type PersonDetail = components['schemas']['PersonDetail'];
export type PersonDetailResponse = components['schemas']['PersonDetailResponse'];
export type PersonResponse = components['schemas']['PersonResponse'];
export type PersonPage = components['schemas']['PersonPage'];
export type PersonUpdate = components['schemas']['PersonUpdate'];
export type PeopleExportRequest = components['schemas']['PeopleExportRequest'];
export type LeadList = components['schemas']['LeadList'];
export type LeadListResponse = components['schemas']['LeadListResponse'];
export type LeadListPage = components['schemas']['LeadListPage'];
export type LeadListCreate = components['schemas']['LeadListCreate'];
export type LeadListUpdate = components['schemas']['LeadListUpdate'];
export type LeadListMembersResult = components['schemas']['LeadListMembersResult'];
export type LeadListMembersResponse = components['schemas']['LeadListMembersResponse'];
export type LeadListMembersJobRequest = components['schemas']['LeadListMembersJobRequest'];
export type MailboxProvider = components['schemas']['MailboxProvider'];
export type MailboxStatus = components['schemas']['MailboxStatus'];
export type Mailbox = components['schemas']['Mailbox'];
export type MailboxResponse = components['schemas']['MailboxResponse'];
export type MailboxPage = components['schemas']['MailboxPage'];
export type MailboxUpdate = components['schemas']['MailboxUpdate'];
export type ConnectSession = components['schemas']['ConnectSession'];
export type ConnectSessionResponse = components['schemas']['ConnectSessionResponse'];
export type ConnectSessionPage = components['schemas']['ConnectSessionPage'];
export type ConnectSessionCreate = components['schemas']['ConnectSessionCreate'];
export type ConversationStatus = components['schemas']['ConversationStatus'];
export type Thread = components['schemas']['Thread'];
export type ThreadPage = components['schemas']['ThreadPage'];
export type ThreadResponse = components['schemas']['ThreadResponse'];
export type ThreadSummary = components['schemas']['ThreadSummary'];
export type ThreadSummaryResponse = components['schemas']['ThreadSummaryResponse'];
export type ThreadUpdate = components['schemas']['ThreadUpdate'];
export type Message = components['schemas']['Message'];
export type MessagePage = components['schemas']['MessagePage'];
export type Attachment = components['schemas']['Attachment'];
export type ThreadReplyRequest = components['schemas']['ThreadReplyRequest'];
export type ThreadForwardRequest = components['schemas']['ThreadForwardRequest'];
export type MessageJobQueuedResponse = components['schemas']['MessageJobQueuedResponse'];
export type MessageJob = components['schemas']['MessageJob'];
export type MessageJobResponse = components['schemas']['MessageJobResponse'];
export type ThreadTagRequest = components['schemas']['ThreadTagRequest'];
export type ThreadTagAddedResponse = components['schemas']['ThreadTagAddedResponse'];
export type ThreadTagRemovedResponse = components['schemas']['ThreadTagRemovedResponse'];
export type OutOfOfficeMode = components['schemas']['OutOfOfficeMode'];
export type OutOfOffice = components['schemas']['OutOfOffice'];
export type OutOfOfficeUpdate = components['schemas']['OutOfOfficeUpdate'];
export type OutOfOfficeResponse = components['schemas']['OutOfOfficeResponse'];
export type ReplaceLeadMode = components['schemas']['ReplaceLeadMode'];
export type ReplaceLeadPreview = components['schemas']['ReplaceLeadPreview'];
export type ReplaceLeadPreviewResponse = components['schemas']['ReplaceLeadPreviewResponse'];
export type ReplaceLeadTarget = components['schemas']['ReplaceLeadTarget'];
export type ReplaceLeadRequest = components['schemas']['ReplaceLeadRequest'];
export type ReplaceLeadResult = components['schemas']['ReplaceLeadResult'];
export type ReplaceLeadResponse = components['schemas']['ReplaceLeadResponse'];
export type BlockListType = components['schemas']['BlockListType'];
export type BlockListEntry = components['schemas']['BlockListEntry'];
export type BlockListEntryCreate = components['schemas']['BlockListEntryCreate'];
export type BlockListEntryPage = components['schemas']['BlockListEntryPage'];
export type BlockListEntryResponse = components['schemas']['BlockListEntryResponse'];
export type EventType = components['schemas']['EventType'];
export type EventSelector = components['schemas']['EventSelector'];
export type WebhookSettings = components['schemas']['WebhookSettings'];
export type WebhookSettingsUpdate = components['schemas']['WebhookSettingsUpdate'];
export type WebhookSettingsResponse = components['schemas']['WebhookSettingsResponse'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryPage = components['schemas']['WebhookDeliveryPage'];
export type WebhookRedeliveryRequest = components['schemas']['WebhookRedeliveryRequest'];
export type WebhookRedeliveryResponse = components['schemas']['WebhookRedeliveryResponse'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookDeliveryDetail = components['schemas']['WebhookDeliveryDetail'];
export type WebhookDeliveryDetailResponse = components['schemas']['WebhookDeliveryDetailResponse'];
export type WebhookDeliveryResponse = components['schemas']['WebhookDeliveryResponse'];
export type LoggedEvent = components['schemas']['LoggedEvent'];
export type LoggedEventPage = components['schemas']['LoggedEventPage'];
export type EmailSentEvent = components['schemas']['EmailSentEvent'];
export type ReplyReceivedEvent = components['schemas']['ReplyReceivedEvent'];
export type ReplyCategorizedEvent = components['schemas']['ReplyCategorizedEvent'];
export type BounceDetectedEvent = components['schemas']['BounceDetectedEvent'];
export type BlockListEvent = components['schemas']['BlockListEvent'];
export type LeadEvent = components['schemas']['LeadEvent'];
export type CampaignStatusEvent = components['schemas']['CampaignStatusEvent'];
export type BulkCompletedEvent = components['schemas']['BulkCompletedEvent'];
export type BulkCompletedCounts = components['schemas']['BulkCompletedCounts'];
export type BulkCompletedError = components['schemas']['BulkCompletedError'];
export type WebhookTestEvent = components['schemas']['WebhookTestEvent'];

/** What `data` of each event holds. */
export interface EventPayloads {
  'lead.created': LeadEvent;
  'lead.updated': LeadEvent;
  'lead.deleted': LeadEvent;
  'lead.bulk_import.completed': BulkCompletedEvent;
  'lead.added_to_campaign.completed': BulkCompletedEvent;
  'lead.removed_from_campaign.completed': BulkCompletedEvent;
  'lead.removed_from_all_campaigns.completed': BulkCompletedEvent;
  'enrollment.resume_completed': BulkCompletedEvent;
  'enrollment.pause_completed': BulkCompletedEvent;
  'email.sent': EmailSentEvent;
  'reply.received': ReplyReceivedEvent;
  'reply.categorized': ReplyCategorizedEvent;
  'bounce.detected': BounceDetectedEvent;
  'blocklist.entry_added': BlockListEvent;
  'blocklist.entry_removed': BlockListEvent;
  'campaign.paused': CampaignStatusEvent;
  'campaign.resumed': CampaignStatusEvent;
  'campaign.stopped': CampaignStatusEvent;
  'lead_list.members_added.completed': BulkCompletedEvent;
  'lead_list.members_removed.completed': BulkCompletedEvent;
  'people.export.completed': BulkCompletedEvent;
  'webhook.test': WebhookTestEvent;
}
