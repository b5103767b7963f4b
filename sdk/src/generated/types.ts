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
                /** @description Id of the campaign. */
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
         *     - `schedule` is replaced as a whole. `schedule: null` removes the send window, and the campaign sends 24/7.
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
                /** @description Id of the campaign. */
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
         *
         *     With `require_healthy=true`, the DNS of the attached mailboxes is checked first, as by
         *     `GET /v1/mailboxes/{id}/health/dns`. Each check that is `fail` is a problem with the code `mailbox_unhealthy`. The checks
         *     take up to 10 seconds for every 20 mailboxes.
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
         *     The simulation uses the same rules as the sending engine: send window (including daylight saving time and days off), sending
         *     interval (with the expected jitter), daily caps, follow-ups before first messages, one mailbox for each lead, and waits.
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
                /** @description Id of the tag. */
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
    "/v1/settings/days-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the days off of the account
         * @description Returns the days on which no campaign of the account sends.
         */
        get: operations["getDaysOff"];
        /**
         * Replace the days off of the account
         * @description Replaces the days on which no campaign of the account sends. An empty array or `null` removes them all. Replies and
         *     forwards that a person writes are sent all the same.
         *
         *     The days are added to the `skip_dates` of each schedule, in the time zone of that schedule. A campaign without a schedule
         *     counts them in the `time_zone` of its `lifecycle_schedule`. Campaigns do not show them in their
         *     own `skip_dates`. They take effect with the next message.
         */
        put: operations["replaceDaysOff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/settings/receiver-limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the receiver limits of the account
         * @description Returns how many messages all campaigns together may send in a day to one domain and to the customers of one mail provider.
         */
        get: operations["getReceiverLimits"];
        /**
         * Replace the receiver limits of the account
         * @description Replaces how many messages all campaigns and mailboxes of the account together may send in a day to one domain, and to
         *     all domains whose mail one provider receives. `null` removes a limit. Days are days in UTC. A lead that is over a limit
         *     waits until the next day. Replies and forwards that a person writes are neither limited nor counted.
         *
         *     The MX records of a domain say who receives its mail. They are looked up only where a provider has a limit, and kept for
         *     some days. A domain whose records cannot be found counts as `other`.
         *
         *     The limits count from the next message on. What left earlier that day counts only if the same limit was set then, whatever its number.
         */
        put: operations["replaceReceiverLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/campaigns/{id}/flow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the node in the flow. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * List leads of a campaign
         * @description Returns a page of leads, newest first. `total_count` is exact, or with `q` or `state`, at most 10,000.
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
        post: operations["previewJob"];
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
        /**
         * Erase a person
         * @description Queues an `erase_person` job, which deletes all that is stored about a person: the person, the leads in all campaigns,
         *     threads and messages, events, rows of imports, and uploaded files that contain the address. All exports of the account
         *     are deleted too. Statistics stay, without addresses.
         *
         *     At once, the sequences of the person stop, and the hash of the address is put on the block list as an `email_hash`
         *     entry: the address is never written to, and cannot be added again until you delete that entry. Emits one
         *     `people.erasure.completed`. While the job is queued or running, another call returns the same job.
         */
        delete: operations["erasePerson"];
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
    "/v1/people/{globalLeadId}/data": {
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
         * Export all data of a person
         * @description Returns what is stored about a person as one document, for a person who asks for a copy. It has the person, the leads in
         *     all campaigns, the lists, the conversations with their messages, what was sent and is to be sent, the events, and the
         *     entries of the address on the block list. Removed leads and deleted campaigns are included.
         *
         *     The document has the newest 1,000 messages and the newest 1,000 replies and forwards that were not sent, each up to 16 MB
         *     of texts and at least one, the newest 1,000 messages of the send ledger, and the newest 1,000 events among the last
         *     100,000 events of the account. `truncated` says where there is more. The other lists are complete.
         *
         *     HTML that takes long to make safe is left out: after 10 seconds for all messages together, `body_html` is `null`. Their
         *     text stays.
         *
         *     If the person has the address of a mailbox of the account, the document leaves out what is in conversations with other
         *     people, and events that only mention the address.
         *
         *     Files and rows of imports, files of exports, and responses that are stored for an `Idempotency-Key` are not included:
         *     they are copies that are deleted soon.
         */
        get: operations["exportPersonData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
                /** @description Id of the tag. */
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
                /** @description Id of the lead list. */
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
                /** @description Id of the lead list. */
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
                /** @description Id of the lead list. */
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
                /** @description Id of the lead list. */
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
        post: operations["bulkChangeLeadListMembers"];
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
                /** @description Id of the mailbox. */
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
        /**
         * Delete a mailbox
         * @description Deletes a mailbox: its password or token is deleted at once, nothing more is sent from it or read from it, and it is removed
         *     from all campaigns. Its threads stay. People who already received an email from it get no more emails until the same
         *     address is connected again. A message that is being sent at that moment is sent.
         */
        delete: operations["deleteMailbox"];
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
    "/v1/mailboxes/{id}/health/dns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the mailbox. */
                id: components["parameters"]["MailboxId"];
            };
            cookie?: never;
        };
        /**
         * Check the DNS of a mailbox
         * @description Looks up the DNS records of the domain of the mailbox, and says what is right, what is wrong, and which record to set:
         *     MX, SPF, DMARC, DKIM, the reverse DNS of a mail server of your own, and block lists.
         *
         *     A DNS server that does not answer makes a check `unknown`, never `fail`. The response can take up to 10 seconds.
         *     The report is kept for a minute: calls for the same domain and mail server return it again, with its `checked_at`, unless a
         *     DNS server did not answer. Nothing is stored, and sending does not depend on it. A sandbox mailbox has no DNS: all its checks are `unknown`.
         */
        get: operations["getMailboxHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
                /** @description Id of the connect session. */
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
                /** @description Id of the tag. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
         *     message is forwarded to the new address.
         *
         *     The words mean:
         *
         *     - archived: the lead is removed. It is restored when you add its address to the campaign again.
         *     - retired: the sequence of the lead is stopped with the reason `replaced`. The lead stays in the campaign.
         *     - live: the lead is not removed.
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
                /** @description Id of the message job. */
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
                /** @description Id of the message job. */
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
                /** @description Id of the message job. */
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
                /** @description Id of the tag. */
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
                /** @description Id of the block-list entry. */
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
                /** @description Id of the campaign. */
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
    "/v1/campaigns/{id}/stats/variants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        /**
         * Compare the variants of the emails
         * @description Returns how often each variant of each email in the flow was sent, and how many recipients replied. A reply counts for
         *     the last email that the lead had received, once for each email. Automatic replies do not count. Messages of erased
         *     people do not count.
         */
        get: operations["getVariantStats"];
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
                /** @description Id of the API key. */
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
                /** @description Id of the webhook delivery. */
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
                /** @description Id of the webhook delivery. */
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
         * @description Sent when a single call creates a lead, or restores one. Bulk imports send `lead.bulk_import.completed` instead.
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
         * @description Sent when a single call updates a lead. Contains the lead after the change.
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
         * @description Sent when a single call deletes a lead, or when a new lead replaces it and it is archived. Contains the lead as it was before.
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
         * @description Sent when a synchronous bulk import finishes, or when an import job completes. It replaces the events of the single leads.
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
         * @description Sent once for each `leads:add` batch, and for each `add_to_campaign` job that completes.
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
         * @description Sent once for each `leads:remove` batch, and for each `remove_from_campaign` job that completes.
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
         * @description Sent once for each `leads:remove-from-all-campaigns` batch, and for each `remove_from_all_campaigns` job that completes.
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
         * @description Sent once for each resume batch, and for each `resume_enrollments` job that completes.
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
         * @description Sent once for each pause batch, and for each `pause_enrollments` job that completes.
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
         * @description Sent when the mail server accepts a message: an email of a flow, or a reply or forward that a person wrote.
         *     `message_type` shows which.
         *
         *     `email` and the other lead fields describe the lead that the message belongs to. `to_email` is the recipient. It is
         *     different when a reply or forward goes to another person. If replace-lead moves a thread while a message is queued, that
         *     message still belongs to the previous lead.
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
         * @description Sent when a message of the lead is received in its thread. `body_text` contains only the new text, without the quoted thread.
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
         * @description Sent when a category is set, changed or cleared, by the categorizer or by `PATCH /v1/threads/{id}`.
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
         * @description Sent for hard, soft and policy bounces. A hard bounce also blocks the address and then also sends `blocklist.entry_added`.
         */
        post: operations["onBounceDetected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "lead.unsubscribed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A lead unsubscribed
         * @description Sent once when a lead unsubscribes: with the link or the header of an email, with a reply that asks for no more email, or with a spam report. The address is then blocked, which also sends `blocklist.entry_added`. If the address is already blocked, no event is sent.
         */
        post: operations["onLeadUnsubscribed"];
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
         * @description Sent for entries from any origin: the API, a reply that opts out, an unsubscribe link, a spam report, or a bounce. The
         *     event of an address can contain the identity of a lead. The event of a domain contains only the host.
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
         * @description Sent for removals from any origin. The event of an address can contain the identity of a lead. The event of a domain
         *     contains only the host.
         */
        post: operations["onBlocklistEntryRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.guard_tripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A campaign paused itself
         * @description Sent when a campaign pauses itself, because too many of its messages bounced or were reported as spam. `campaign.paused` is sent too.
         */
        post: operations["onCampaignGuardTripped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "campaign.variant_paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A variant of an email was paused
         * @description Sent when `auto_winner` pauses a variant of an email, because its reply rate is lower than that of the best variant.
         */
        post: operations["onCampaignVariantPaused"];
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
         * @description Sent when a campaign is paused by a call, in the app, or automatically at `pause_at` or by its guard (see `guard_trip`).
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
         * A campaign was resumed
         * @description Sent when a campaign is resumed by a call, in the app, or automatically at `start_at`. It is also sent when a scheduled
         *     campaign starts. Then `previous_status` is `scheduled`.
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
         * @description Sent when a campaign is stopped by a call or in the app.
         */
        post: operations["onCampaignStopped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mailbox.guard_tripped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A mailbox rests
         * @description Sent when a mailbox rests, because servers refused five of its messages in a row, and not because of the recipients. It sends again by itself.
         */
        post: operations["onMailboxGuardTripped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "mailbox.health_worsened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The DNS of a mailbox became worse
         * @description The service checks the DNS of each connected mailbox once a day, as `GET /v1/mailboxes/{id}/health/dns` does. Sent when a
         *     check became worse since then: `pass` to `warning` or `fail`, or `warning` to `fail`. A check that is `unknown` keeps its
         *     last known result. The first check of a mailbox sends nothing.
         */
        post: operations["onMailboxHealthWorsened"];
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
         * @description Sent once for each batch of added members, for a new list that is created with members, and for each `add_to_lead_list`
         *     job that completes.
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
         * @description Sent once for each batch of removed members, and for each `remove_from_lead_list` job that completes.
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
         * @description Sent when an export job completes. Download the file with `GET /v1/jobs/{id}/download`. Use the `job_id` as the id.
         */
        post: operations["onPeopleExportCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "people.erasure.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A person was erased
         * @description Sent when an `erase_person` job completes. Delete your own copies of the person too.
         */
        post: operations["onPeopleErasureCompleted"];
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
        /** @description The body of every error response. */
        ErrorBody: {
            /** @description The error. */
            error: {
                type: components["schemas"]["ErrorType"];
                code: components["schemas"]["ErrorCode"];
                /** @description What is wrong and what to do, as text for people. */
                message: string;
            };
            /** @description The problems of the request, if its validation failed. */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The body of the error response to a stale `If-Match`. */
        RevisionConflictError: {
            /** @description The error. Its code is `flow_revision_conflict`. */
            error: {
                type: components["schemas"]["ErrorType"];
                code: components["schemas"]["ErrorCode"];
                /** @description What is wrong and what to do, as text for people. */
                message: string;
            };
            /** @description The current revision of the flow. */
            current_flow_revision: string;
        };
        /** @description One problem of an invalid request. */
        ErrorDetail: {
            /** @description Where the problem is, such as `leads[3].email`. Empty if it is the whole body. */
            path: string;
            /** @description The kind of problem. */
            code: components["schemas"]["DetailCode"] | components["schemas"]["FlowIssueCode"];
            /** @description What is wrong and what to do, as text for people. */
            message: string;
        };
        /**
         * @description What is wrong at one place of a request.
         *
         *     - `invalid`: the value has none of the allowed forms.
         *     - `unknown_field`: this key does not exist.
         *     - `not_found`: no resource has this id.
         *     - `https_required`, `private_address`: the URL of a webhook must use HTTPS and be public. The URL of a data sender must,
         *       too, but there the code for HTTPS is `invalid_endpoint_url`.
         *     - `ambiguous_scope`: the request selects people in two ways.
         *     - `upload_not_finished`: the file is not uploaded yet.
         *     - `already_uploaded`: the file is already uploaded.
         *     - `sent_twice`: the file is sent again during its upload.
         *     - `empty_file`: the file has no rows.
         *     - `broken_heading`: the first line cannot be read.
         *     - `not_csv`: the file is a workbook or a compressed file.
         * @enum {string}
         */
        DetailCode: "required" | "unknown_field" | "invalid" | "invalid_type" | "invalid_value" | "invalid_format" | "invalid_json" | "too_deep" | "too_short" | "too_long" | "too_small" | "too_large" | "too_few_items" | "too_many_items" | "not_found" | "invalid_email" | "invalid_url" | "https_required" | "private_address" | "ambiguous_scope" | "upload_not_finished" | "already_uploaded" | "sent_twice" | "empty_file" | "broken_heading" | "not_csv";
        /**
         * @description The class of an error: invalid request, invalid API key, forbidden action, too many requests, or failure of the service.
         * @enum {string}
         */
        ErrorType: "invalid_request_error" | "authentication_error" | "permission_error" | "rate_limit_error" | "api_error";
        /**
         * @description All error codes. `x-error-codes` lists the status and the meaning of each code.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "invalid_flow" | "same_as_current_lead" | "invalid_reason" | "invalid_api_key" | "external_read_only" | "flow_locked" | "route_not_found" | "campaign_not_found" | "node_not_found" | "lead_not_found" | "job_not_found" | "upload_not_found" | "person_not_found" | "lead_list_not_found" | "mailbox_not_found" | "connect_session_not_found" | "tag_not_found" | "thread_not_found" | "message_not_found" | "message_job_not_found" | "block_list_entry_not_found" | "delivery_not_found" | "event_not_found" | "api_key_not_found" | "method_not_allowed" | "request_timeout" | "duplicate_name" | "campaign_not_launched" | "campaign_already_launched" | "campaign_not_running" | "job_state_conflict" | "job_quota_exceeded" | "upload_quota_exceeded" | "preview_mismatch" | "preview_expired" | "count_mismatch" | "message_job_state_conflict" | "lead_already_replaced" | "target_already_replaced" | "target_missing_enrollment" | "webhook_not_configured" | "idempotency_key_reused" | "idempotency_in_progress" | "flow_revision_conflict" | "body_too_large" | "uri_too_long" | "unsupported_media_type" | "rate_limit_exceeded" | "headers_too_large" | "internal_error" | "not_implemented" | "service_unavailable";
        /**
         * @description What is wrong in a flow. `x-flow-issue-codes` lists the meaning of each code.
         * @enum {string}
         */
        FlowIssueCode: "missing_lead_source" | "multiple_lead_sources" | "flow_too_large" | "node_too_large" | "too_many_custom_fields" | "too_many_nodes" | "too_many_edges" | "invalid_node" | "invalid_edge" | "unknown_node_type" | "duplicate_node_id" | "duplicate_edge_id" | "dangling_edge" | "flow_cycle" | "unreachable_node" | "multiple_outgoing_edges" | "multiple_categorizers" | "invalid_source_handle" | "missing_variants" | "too_many_variants" | "no_active_variant" | "invalid_variant" | "invalid_variant_id" | "duplicate_variant_id" | "missing_subject" | "missing_body" | "template_too_large" | "invalid_template" | "unknown_merge_field" | "invalid_editor_mode" | "invalid_auto_winner" | "invalid_wait" | "wait_too_short" | "wait_too_long" | "invalid_endpoint_url" | "private_address" | "invalid_payload" | "invalid_on_failure" | "invalid_custom_field_key" | "unknown_standard_field" | "invalid_field_type" | "missing_name" | "missing_email_node" | "missing_mailbox" | "mailbox_unhealthy" | "pause_date_passed" | "invalid_time_zone" | "invalid_hour" | "invalid_minute" | "invalid_days_of_week" | "invalid_date" | "missing_start_on" | "already_started" | "pause_not_after_start";
        /** @description The `limit` of the request: the maximum number of items on the page. */
        PageLimit: number;
        /** @description The `offset` of the request: the number of items before the page. */
        PageOffset: number;
        /** @description The number of items on all pages. */
        TotalCount: number;
        /** @description The deleted resource. */
        DeletedResource: {
            /**
             * Format: uuid
             * @description Id of the deleted resource.
             */
            id: string;
            /** @description Always `true`. */
            deleted: boolean;
        };
        /** @description The deleted resource. */
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
            /** @description The color as you sent it, such as `#7c3aed`. */
            color: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description A tag to create. */
        TagCreate: {
            /** @description Name of the tag. If another tag of the same kind has this name, the response is 409. Case is ignored. */
            name: string;
            /** @description Color of the tag, such as `#7c3aed`: any text of at most 32 characters. `null` means no color. */
            color?: string | null;
        };
        /** @description The fields of a tag to change. Fields that you leave out stay. */
        TagUpdate: {
            /** @description Name of the tag. If another tag of the same kind has this name, the response is 409. Case is ignored. */
            name?: string;
            /** @description Color of the tag, such as `#7c3aed`: any text of at most 32 characters. `null` removes the color. */
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
        /** @description A tag of people. Imports and filters find it by its name or by an alias. */
        PersonTag: {
            /**
             * Format: uuid
             * @description Id of the tag.
             */
            id: string;
            /** @description Name of the tag. It is unique among the names and aliases of person tags. */
            name: string;
            /** @description The color as you sent it, such as `#7c3aed`. */
            color: string | null;
            /** @description Other names of the tag. Imports and filters find the tag by them. */
            aliases: string[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description A person tag to create. */
        PersonTagCreate: {
            /** @description Name of the tag. If another person tag has this name or alias, the response is 409. Case is ignored. */
            name: string;
            /** @description Color of the tag, such as `#7c3aed`: any text of at most 32 characters. `null` means no color. */
            color?: string | null;
            /** @description Other names of the tag. The name itself and duplicates are ignored. */
            aliases?: string[];
        };
        /** @description The fields of a person tag to change. Fields that you leave out stay. */
        PersonTagUpdate: {
            /** @description Name of the tag. If another person tag has this name or alias, the response is 409. Case is ignored. */
            name?: string;
            /** @description Color of the tag, such as `#7c3aed`: any text of at most 32 characters. `null` removes the color. */
            color?: string | null;
            /** @description All aliases of the tag. They replace the existing aliases. An empty array removes all aliases. */
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
        /** @description Why one person of a batch was not processed. */
        PersonError: {
            /** @description The id as you sent it. */
            globalLeadId: string;
            /** @description Why it was not processed, as text for people. */
            message: string;
        };
        /** @description The people of a synchronous batch. */
        GlobalLeadIdsRequest: {
            /** @description 1 to 100 global lead ids. A duplicate id counts once. */
            global_lead_ids: string[];
        };
        /**
         * @description Status of a campaign. `scheduled` changes to `running` automatically at `start_at`. `running` changes to `paused`
         *     automatically at `pause_at`.
         * @enum {string}
         */
        CampaignStatus: "draft" | "scheduled" | "running" | "paused" | "stopped";
        /**
         * @description Where the campaign comes from. `external` campaigns were synced from another platform and are read-only.
         * @enum {string}
         */
        CampaignSource: "manual" | "external";
        /**
         * @description The send window, in local time. The window can cross midnight. If the start equals the end, the window is the whole day.
         *     An end of 0:00 is midnight at the end of the day.
         */
        Schedule: {
            /** @description IANA time zone, such as America/Chicago. */
            timezone: string;
            /** @description Hour at which the window opens, inclusive. */
            start_hour: number;
            /** @description Minute of `start_hour` at which the window opens. */
            start_minute: number;
            /** @description Hour at which the window closes, exclusive. */
            end_hour: number;
            /** @description Minute of `end_hour` at which the window closes. */
            end_minute: number;
            /** @description Days of the week, from 0 (Sunday) to 6 (Saturday). `null` or an empty array means every day. */
            days_of_week: number[] | null;
            /** @description Days without sending, such as holidays: dates, or ranges of dates with their last day, such as `2026-12-24/2027-01-01`. Absent if there are none. */
            skip_dates?: string[];
            /** @description Name of the custom field that holds the time zone of the lead. Absent if the time zone of the schedule counts for all leads. */
            recipient_time_zone_field?: string;
        };
        /** @description A send window. By default, minutes are 0 and the days are all days. */
        ScheduleInput: {
            /** @description IANA time zone, such as America/Chicago. */
            timezone: string;
            /** @description Hour at which the window opens, inclusive. */
            start_hour: number;
            /**
             * @description Minute of `start_hour` at which the window opens.
             * @default 0
             */
            start_minute?: number;
            /** @description Hour at which the window closes, exclusive. */
            end_hour: number;
            /**
             * @description Minute of `end_hour` at which the window closes.
             * @default 0
             */
            end_minute?: number;
            /**
             * @description Days of the week, from 0 (Sunday) to 6 (Saturday). Left out, `null` or empty means every day.
             * @default null
             */
            days_of_week?: number[] | null;
            skip_dates?: components["schemas"]["SkipDates"];
            /**
             * @description Name of a custom field of the leads, such as `time_zone`. Hours and days of the week are then those of the time zone
             *     that the field of each lead holds, as an IANA name such as `Europe/Berlin`. `timezone` counts for leads without such
             *     a name, and for the days off. Left out or `null`, `timezone` counts for all leads.
             */
            recipient_time_zone_field?: string | null;
        };
        /**
         * @description Days without sending, such as holidays, in the time zone of the schedule: dates, or ranges of dates with their last day,
         *     such as `2026-12-24/2027-01-01`. All together may be at most 366 days. A window that crosses midnight belongs to the
         *     day of its start.
         */
        SkipDates: string[] | null;
        /** @description The days on which no campaign of the account sends. */
        DaysOff: {
            /** @description Dates, or ranges of dates with their last day, such as `2026-12-24/2027-01-01`. Empty if there are none. */
            skip_dates: string[];
        };
        /** @description The days on which no campaign of the account sends. They replace the days that were set before. */
        DaysOffInput: {
            skip_dates: components["schemas"]["SkipDates"];
        };
        /** @description The days off of the account. */
        DaysOffResponse: {
            data: components["schemas"]["DaysOff"];
        };
        /** @description How many messages all campaigns together may send in a day, in UTC, to one receiver. */
        ReceiverLimits: {
            /** @description Messages a day to one domain. `null` if there is no limit. */
            per_domain: number | null;
            /** @description Messages a day to all domains whose mail a provider receives. `null` if there is no limit. */
            per_provider: {
                /** @description Gmail, and domains at Google Workspace. */
                google: number | null;
                /** @description Outlook.com, and domains at Microsoft 365. */
                microsoft: number | null;
                /** @description All other domains together. */
                other: number | null;
            };
        };
        /** @description How many messages all campaigns together may send in a day, in UTC, to one receiver. They replace the limits that were set before. */
        ReceiverLimitsInput: {
            /** @description Messages a day to one domain. `null` means no limit. */
            per_domain: number | null;
            /** @description Messages a day to all domains whose mail a provider receives. `null` means no limit. */
            per_provider: {
                /** @description Gmail, and domains at Google Workspace. */
                google: number | null;
                /** @description Outlook.com, and domains at Microsoft 365. */
                microsoft: number | null;
                /** @description All other domains together. */
                other: number | null;
            };
        };
        /** @description The receiver limits of the account. */
        ReceiverLimitsResponse: {
            data: components["schemas"]["ReceiverLimits"];
        };
        /** @description When the campaign starts and pauses automatically. */
        LifecycleSchedule: {
            /** @description IANA time zone of both dates. */
            time_zone: string;
            /**
             * Format: date
             * @description First local day of sending. If `null`, the campaign starts at launch. It has no effect after the campaign has started.
             */
            start_on: string | null;
            /**
             * Format: date
             * @description First local day without sending: sending stops before it. If `null`, the campaign never pauses automatically. Cleared when the campaign is resumed after this day.
             */
            pause_on: string | null;
            /**
             * Format: date-time
             * @description The start of the day `start_on`.
             */
            start_at: string | null;
            /**
             * Format: date-time
             * @description The start of the day `pause_on`.
             */
            pause_at: string | null;
        };
        /** @description When the campaign starts and pauses automatically. In an update, keys that you leave out stay. */
        LifecycleScheduleInput: {
            /** @description IANA time zone of both dates. The default is the time zone of `schedule`, or America/Chicago without a schedule. */
            time_zone?: string;
            /**
             * Format: date
             * @description First local day of sending. With `null`, the campaign starts at launch. A scheduled campaign must have a date. After the campaign has started, only `null` or the same day is accepted.
             */
            start_on?: string | null;
            /**
             * Format: date
             * @description First local day without sending: sending stops before it. It must be after `start_on`. With `null`, the campaign never pauses automatically.
             */
            pause_on?: string | null;
        };
        /** @description A campaign in a list. */
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
            /** @description Name of the campaign. `null` if it has no name. */
            name: string | null;
            status: components["schemas"]["CampaignStatus"];
            source: components["schemas"]["CampaignSource"];
            /** @description The send window. `null` means 24/7. */
            schedule: components["schemas"]["Schedule"] | null;
            /** @description Minimum time between two sends of one mailbox, in seconds. A mailbox follows it only while the campaign is scheduled or running. A paused or stopped campaign has no effect on the interval of the mailbox. */
            sending_interval_seconds: number;
            lifecycle_schedule: components["schemas"]["LifecycleSchedule"];
            /** @description The campaign pauses itself when this share of its latest messages bounces, in percent. `null`: however many bounce. */
            max_bounce_percent?: number | null;
            /** @description Why the campaign paused itself: see `max_bounce_percent`. `null` if it did not, or if it was resumed since. */
            guard_trip?: components["schemas"]["GuardTrip"] | null;
            /** @description Tags of the campaign, sorted by name. */
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
             * @description When the campaign was deleted. `null` if it is not deleted.
             */
            deleted_at: string | null;
        };
        /** @description A campaign with all fields. */
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
            /** @description Name of the campaign. `null` if it has no name. */
            name: string | null;
            status: components["schemas"]["CampaignStatus"];
            source: components["schemas"]["CampaignSource"];
            /** @description The send window. `null` means 24/7. */
            schedule: components["schemas"]["Schedule"] | null;
            /** @description Minimum time between two sends of one mailbox, in seconds. A mailbox follows it only while the campaign is scheduled or running. A paused or stopped campaign has no effect on the interval of the mailbox. */
            sending_interval_seconds: number;
            lifecycle_schedule: components["schemas"]["LifecycleSchedule"];
            /** @description The campaign pauses itself when this share of its latest messages bounces, in percent. `null`: however many bounce. */
            max_bounce_percent?: number | null;
            /** @description Why the campaign paused itself: see `max_bounce_percent`. `null` if it did not, or if it was resumed since. */
            guard_trip?: components["schemas"]["GuardTrip"] | null;
            /**
             * Format: uuid
             * @description The lead bucket of this campaign. It is the `bucketId` of its lead source.
             */
            bucket_id: string;
            flow_data: components["schemas"]["Flow"];
            /** @description SHA-256 hash of the normalized flow. */
            flow_revision: string;
            /** @description Ids of the attached mailboxes. */
            mailbox_ids: string[];
            /** @description Tags of the campaign, sorted by name. */
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
             * @description When the campaign was deleted. `null` if it is not deleted.
             */
            deleted_at: string | null;
        };
        /**
         * @description Why a campaign paused itself. At each bounce and each complaint, the service judges the latest 200 messages of the
         *     campaign, as soon as there are 100. Messages from before the campaign was last resumed do not count.
         */
        GuardTrip: {
            /**
             * @description `bounces`: at least `max_bounce_percent` percent of the messages bounced. `complaints`: at least 3 recipients reported one as spam, of whom at most 2 of each domain count.
             * @enum {string}
             */
            reason: "bounces" | "complaints";
            /** @description How many of the messages bounced, or how many recipients reported one. */
            count: number;
            /** @description How many of the latest messages were judged, 100 to 200. */
            message_count: number;
            /** @description The reason, as text for people. */
            message: string;
            /**
             * Format: date-time
             * @description When the campaign paused itself.
             */
            tripped_at: string;
        };
        /** @description Whether the campaign is ready to launch. Present only with `include=launch_state`. */
        LaunchReadiness: {
            /** @description Whether the campaign can be launched. */
            ready: boolean;
            /** @description The problems that prevent a launch. Empty if `ready` is `true`. */
            issues: components["schemas"]["ErrorDetail"][];
        };
        /** @description The lead fields in use. Present only with `include=lead_field_state`. */
        LeadFieldState: {
            /** @description Standard lead fields in use. */
            standard: string[];
            /** @description Custom lead fields that the flow declares. */
            custom: string[];
            /** @description Number of leads that lack a declared custom field. They receive no mail until they have a value. */
            incomplete_count: number;
        };
        /** @description A draft campaign to create. Every field is optional. */
        CampaignCreate: {
            /** @description Name of the campaign. A launch needs a name. */
            name?: string | null;
            /** @description The send window. By default, 9 to 5, Monday to Friday, in America/Chicago. `null` means 24/7. */
            schedule?: components["schemas"]["ScheduleInput"] | null;
            /** @description Minimum time between two sends of one mailbox, in seconds. The default is 1440. */
            sending_interval_seconds?: number;
            lifecycle_schedule?: components["schemas"]["LifecycleScheduleInput"];
            /** @description The campaign pauses itself when this share of its latest messages bounces, in percent. The default is 15. `null`: however many bounce. */
            max_bounce_percent?: number | null;
            flow_data?: components["schemas"]["FlowInput"];
            /** @description Ids of the mailboxes that send for the campaign. */
            mailbox_ids?: string[];
            /** @description Ids of the campaign tags to assign. */
            tag_ids?: string[];
        };
        /** @description The fields of a campaign to change. Fields that you leave out stay. */
        CampaignUpdate: {
            /** @description Name of the campaign. `null` removes it. */
            name?: string | null;
            /** @description The send window. `null` removes it, so the campaign sends 24/7. */
            schedule?: components["schemas"]["ScheduleInput"] | null;
            /** @description Minimum time between two sends of one mailbox, in seconds. */
            sending_interval_seconds?: number;
            lifecycle_schedule?: components["schemas"]["LifecycleScheduleInput"];
            /** @description The campaign pauses itself when this share of its latest messages bounces, in percent. A new value counts from the next bounce on. `null`: however many bounce. */
            max_bounce_percent?: number | null;
            /** @description Ids of the attached mailboxes. Replaces all assignments. */
            mailbox_ids?: string[];
            /** @description Ids of mailboxes to attach. The attached mailboxes stay. */
            add_mailbox_ids?: string[];
            /** @description Ids of mailboxes to detach. */
            remove_mailbox_ids?: string[];
            /** @description Ids of campaign tags. Replaces all assignments. */
            tag_ids?: string[];
            /** @description Ids of tags to add. */
            add_tag_ids?: string[];
            /** @description Ids of tags to remove. */
            remove_tag_ids?: string[];
        };
        /** @description What to simulate. Both fields are optional. */
        SimulationRequest: {
            /**
             * @description Number of days to simulate, from the first day of sending.
             * @default 60
             */
            days?: number;
            /**
             * Format: date
             * @description Simulate as if sending began on this day, in the lifecycle time zone. At most one year ahead. The default is the `start_on` of the campaign, or today.
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
            /** @description IANA time zone of the days. It is the lifecycle time zone, as in the statistics. */
            time_zone: string;
            /**
             * Format: date
             * @description First day of the simulation.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of the simulation.
             */
            through: string;
            /** @description Number of messages on these days. */
            total: number;
            /** @description Number of first messages to a lead. */
            first_touches: number;
            /** @description Number of later messages to a lead. */
            follow_ups: number;
            /**
             * Format: date
             * @description The day of the last message. `null` if messages are left after the last day, or if nothing is sent.
             */
            finishes_on: string | null;
            /**
             * Format: date-time
             * @description When the last message is sent. `null` if `finishes_on` is `null`.
             */
            finishes_at: string | null;
            /** @description Number of messages that are left after the last day. They are sent later or never. `held_back` shows why. */
            unsent: number;
            /** @description Number of leads that still get mail and whose `recipient_time_zone_field` is empty or names no time zone. They get mail in the time zone of the schedule. 0 if the schedule has no such field. */
            leads_without_time_zone: number;
            /** @description Every day from the first day to the last day on which something is sent. */
            daily: components["schemas"]["SimulationDay"][];
            /** @description Every mailbox that sends for the campaign, or could send. */
            mailboxes: components["schemas"]["SimulationMailbox"][];
            /** @description What delays or prevents messages. First the reasons that cost time, greatest share first. Then the reasons why leads receive no mail. */
            held_back: components["schemas"]["SimulationHold"][];
        };
        /** @description What the campaign would send on one day. */
        SimulationDay: {
            /**
             * Format: date
             * @description The day, in the `time_zone` of the simulation. The day of a daily cap can begin at another time: then a day can have more messages than the cap.
             */
            date: string;
            /** @description Number of first messages to a lead. */
            first_touches: number;
            /** @description Number of later messages to a lead. */
            follow_ups: number;
            /** @description The mailboxes that send on this day. */
            mailboxes: {
                /**
                 * Format: uuid
                 * @description Id of the mailbox.
                 */
                mailbox_id: string;
                /** @description Number of first messages to a lead. */
                first_touches: number;
                /** @description Number of later messages to a lead. */
                follow_ups: number;
            }[];
        };
        /** @description What one mailbox would send on all simulated days. */
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
            /** @description Number of first messages to a lead. */
            first_touches: number;
            /** @description Number of later messages to a lead. */
            follow_ups: number;
            /** @description Number of messages that the mailbox sends for other campaigns on these days. */
            other_campaigns: number;
        };
        /** @description One reason why messages are sent later, or not at all. */
        SimulationHold: {
            /**
             * @description The reason.
             *
             *     - With a `share`: `schedule_window`, `daily_cap`, `mailbox_interval`, `receiver_limit` (the limits of receivers),
             *       `other_campaigns` (the mailbox sends for other campaigns).
             *     - With a `count` of leads: `incomplete_leads`, `blocked_leads`, `paused_leads`, `waiting_for_reply`,
             *       `outcome_unknown`, `mailbox_unavailable` (the mailbox of these leads sends nothing).
             *     - With a `count` of messages: `pause_on` (left on that day), `horizon` (left after the last simulated day).
             *     - With neither: `campaign_not_running`, `no_mailbox`, `no_email`.
             * @enum {string}
             */
            code: "schedule_window" | "daily_cap" | "mailbox_interval" | "receiver_limit" | "other_campaigns" | "incomplete_leads" | "blocked_leads" | "paused_leads" | "waiting_for_reply" | "outcome_unknown" | "mailbox_unavailable" | "pause_on" | "horizon" | "campaign_not_running" | "no_mailbox" | "no_email";
            /** @description The reason, as text for people. */
            message: string;
            /** @description How much of the waiting time this reason caused, from 0 to 1. Waiting time is the time in which messages were due but mailboxes did not send them. It can be 0 for `receiver_limit`, if all the time something else was in the way as well. */
            share: number | null;
            /** @description Number of leads or messages with this reason: see `code`. `null` for the other codes. */
            count: number | null;
        };
        /** @description A simulation of a campaign. */
        SimulationResponse: {
            data: components["schemas"]["Simulation"];
        };
        /** @description The new status of a campaign. */
        CampaignStatusUpdate: {
            /**
             * @description The new status. `running` also starts a scheduled campaign and resumes a paused or stopped campaign.
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
        /** @description The result of a launch. */
        CampaignLaunch: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            id: string;
            /**
             * @description `scheduled` if `start_on` is a future date. Otherwise `running`.
             * @enum {string}
             */
            status: "running" | "scheduled";
            /** @description Number of leads that the launch enrolled. */
            enrolled: number;
            lifecycle_schedule: components["schemas"]["LifecycleSchedule"];
        };
        /** @description The result of a launch. */
        CampaignLaunchResponse: {
            data: components["schemas"]["CampaignLaunch"];
        };
        /** @description A normalized graph of nodes and edges. */
        Flow: {
            /** @description Nodes of the flow. Empty until a flow is saved. */
            nodes: components["schemas"]["FlowNode"][];
            /** @description Edges between the nodes. */
            edges: components["schemas"]["FlowEdge"][];
        };
        /**
         * @description A step of a flow. Its `type` decides which keys its `data` has. Unknown keys of `data` are kept. Keys of another node
         *     type are removed.
         */
        FlowNode: components["schemas"]["LeadSourceNode"] | components["schemas"]["EmailNode"] | components["schemas"]["WaitTimeNode"] | components["schemas"]["DataSenderNode"] | components["schemas"]["AiCategorizerNode"];
        /** @description Position of the node in an editor. The service stores it and does not use it. */
        NodePosition: {
            /** @description Distance from the left. */
            x: number;
            /** @description Distance from the top. */
            y: number;
        };
        /** @description The start of every flow, where leads enter. It declares the fields that templates can use. */
        LeadSourceNode: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `leadSource`.
             * @enum {string}
             */
            type: "leadSource";
            position: components["schemas"]["NodePosition"];
            /** @description The content of the node. */
            data: {
                /** @description Name of the node in an editor. */
                label: string;
                /** @description The lead bucket of the campaign. Absent in starter flows. */
                bucketId?: string;
                /** @description Declared custom lead fields, at most 1,000. */
                customFieldKeys: string[];
                /** @description Standard lead fields in use. */
                mappedStandardFieldKeys: string[];
                /** @description Used by editors. The service stores it and does not use it. */
                isRequired: boolean;
            } & {
                [key: string]: unknown;
            };
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description Sends one email, in one of its variants. */
        EmailNode: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `email`.
             * @enum {string}
             */
            type: "email";
            position: components["schemas"]["NodePosition"];
            /** @description The content of the node. */
            data: {
                /** @description Name of the node in an editor. */
                label: string;
                /** @description Used by editors. The service stores it and does not use it. */
                priority: boolean;
                /** @description 1 to 20 variants. At least one must be active. */
                variants: components["schemas"]["EmailVariant"][];
                /** @description Whether variants with a lower reply rate are paused. `null` or absent: none is. */
                auto_winner?: components["schemas"]["AutoWinner"] | null;
            } & {
                [key: string]: unknown;
            };
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description Waits before the next step. */
        WaitTimeNode: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `waitTime`.
             * @enum {string}
             */
            type: "waitTime";
            position: components["schemas"]["NodePosition"];
            /** @description The content of the node. */
            data: {
                /** @description Name of the node in an editor. */
                label: string;
                /** @description Duration of the wait in seconds: 180 to 31,622,400 (366 days). */
                wait_duration_seconds: number;
                /** @description Duration of the wait in `unit`. It is derived from `wait_duration_seconds`. */
                duration: string;
                /** @description Unit of `duration`: `seconds`, `minutes`, `hours` or `days`. */
                unit: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description Sends a lead as JSON to your URL. */
        DataSenderNode: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `dataSender`.
             * @enum {string}
             */
            type: "dataSender";
            position: components["schemas"]["NodePosition"];
            /** @description The content of the node. */
            data: {
                /** @description Name of the node in an editor. */
                label: string;
                /** @description A public HTTPS URL. The same URLs are refused as for webhooks. */
                endpoint_url: string;
                /** @description A JSON string with merge fields. */
                payload: string;
                /**
                 * @description What happens when a request fails permanently. `continue` continues the sequence. `stop` ends it as `stopped`, with the failure in `last_error`.
                 * @enum {string}
                 */
                on_failure: "continue" | "stop";
            } & {
                [key: string]: unknown;
            };
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description Splits the path by the content of a reply. Each outgoing edge has its category in `sourceHandle`. */
        AiCategorizerNode: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `aiCategorizer`.
             * @enum {string}
             */
            type: "aiCategorizer";
            position: components["schemas"]["NodePosition"];
            /** @description The content of the node. */
            data: {
                /** @description Name of the node in an editor. */
                label: string;
            } & {
                [key: string]: unknown;
            };
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /**
         * @description When variants are compared, and how sure the service must be before it pauses one. They are compared when each active
         *     variant was sent `min_sent` times, then 2, 4, 8 ... times as often. A variant is paused if its reply rate is lower than
         *     the best one by more than chance explains. One variant always stays. Leads that have not received this email get one
         *     of the others.
         */
        AutoWinner: {
            /** @description How often each active variant must be sent before the first comparison. */
            min_sent: number;
            /** @description How sure the service must be, in percent. With 95, among variants that are equally good, at most 5 of 100 emails ever pause one. */
            confidence: number;
        };
        /** @description One version of an email. An enrollment gets the same variant as long as the same variants are active. Unknown keys are kept. */
        EmailVariant: {
            /**
             * Format: uuid
             * @description Id of the variant. It stays the same in every save.
             */
            id: string;
            /** @description Name of the variant, such as `A`. The default is the letter of its position. */
            label: string;
            /** @description Subject of the email. It can be empty in a later email of a thread. */
            subject: string;
            /** @description Text of the email, with merge fields such as `{{first_name}}` and `{{custom.pain_point}}`. */
            template: string;
            /**
             * @description The HTML that is sent.
             *
             *     With `editor_mode: richText`, the service derives it from `template` if it is empty. HTML that the service once made
             *     for this variant id, in a node of the same id in any campaign, is made again from `template`. Any other HTML is
             *     yours and stays. To change the text, change `template` and send the other
             *     fields as you read them. To replace your own HTML by derived HTML, send an empty string.
             *
             *     With `editor_mode: html`, a value that is not empty is your own HTML and is kept. An empty value becomes a copy of
             *     `template`.
             */
            body_html: string;
            /**
             * @description Whether the HTML is derived from `template` or is your own. See `body_html`.
             * @default richText
             * @enum {string}
             */
            editor_mode: "richText" | "html";
            /**
             * @description Whether leads that have not received this email can get this variant. The key has a capital A: `is_active` is stored and has no effect. A variant that `auto_winner` has paused stays `true`.
             * @default true
             */
            isActive: boolean;
            /** @description Position among the variants. The default is the position in the array. */
            order: number;
        } & {
            [key: string]: unknown;
        };
        /** @description A connection from one node to the next. */
        FlowEdge: {
            /** @description Id of the edge, unique in the flow. */
            id: string;
            /** @description Id of the node where the edge starts. */
            source: string;
            /** @description Id of the node where the edge ends. */
            target: string;
            /** @description Branch of an aiCategorizer: `interested`, `neutral` or `not-interested`. */
            sourceHandle?: string | null;
        };
        /**
         * @description A flow to normalize and validate, at most 1,048,576 bytes of JSON. Problems inside it are reported with a
         *     `FlowIssueCode` and an exact path.
         */
        FlowInput: {
            /** @description Nodes of the flow, at most 500. */
            nodes: components["schemas"]["FlowNodeInput"][];
            /** @description Edges between the nodes, at most 1,000. */
            edges: components["schemas"]["FlowEdgeInput"][];
        };
        /** @description A flow that can be unfinished. The validation reports what is missing in its nodes and edges. */
        FlowDraft: {
            /** @description Nodes, as in `FlowInput`. */
            nodes: unknown[];
            /** @description Edges, as in `FlowInput`. */
            edges: unknown[];
        };
        /** @description A normalized flow. It can be invalid. */
        NormalizedFlow: {
            /** @description Nodes, in the order in which you sent them. */
            nodes: components["schemas"]["NormalizedFlowNode"][];
            /** @description Edges, in the order in which you sent them. */
            edges: components["schemas"]["FlowEdge"][];
        };
        /** @description A normalized node. Invalid content of its `data` is kept. */
        NormalizedFlowNode: {
            /** @description Id of the node as you sent it. Empty if it was not a string. */
            id: string;
            /** @description Type of the node as you sent it. Empty if it was not a string. */
            type: string;
            /** @description Position of the node in an editor. The default is 0. */
            position: {
                /** @description Distance from the left. */
                x: number;
                /** @description Distance from the top. */
                y: number;
            };
            /** @description The content of the node, with default values. */
            data: {
                [key: string]: unknown;
            };
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description A step of a flow. Its `type` decides which keys its `data` can have. Unknown keys of `data` are kept. */
        FlowNodeInput: components["schemas"]["LeadSourceNodeInput"] | components["schemas"]["EmailNodeInput"] | components["schemas"]["WaitTimeNodeInput"] | components["schemas"]["DataSenderNodeInput"] | components["schemas"]["AiCategorizerNodeInput"];
        /** @description Position of the node in an editor. The default is 0. */
        NodePositionInput: {
            /** @description Distance from the left. */
            x?: number;
            /** @description Distance from the top. */
            y?: number;
        };
        /** @description The start of every flow, where leads enter. It declares the fields that templates can use. */
        LeadSourceNodeInput: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `leadSource`.
             * @enum {string}
             */
            type: "leadSource";
            position?: components["schemas"]["NodePositionInput"];
            data?: components["schemas"]["LeadSourceData"];
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description The content of a `leadSource` node. Keys that you leave out get their default value. */
        LeadSourceData: {
            /** @description Name of the node in an editor. */
            label?: string;
            /** @description The lead bucket. The service always sets it to the bucket of the campaign. */
            bucketId?: string;
            /** @description Declared custom lead fields, at most 1,000. */
            customFieldKeys?: string[];
            /** @description Standard lead fields in use. */
            mappedStandardFieldKeys?: string[];
            /** @description Used by editors. The service stores it and does not use it. */
            isRequired?: boolean;
        };
        /** @description Sends one email, in one of its variants. */
        EmailNodeInput: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `email`.
             * @enum {string}
             */
            type: "email";
            position?: components["schemas"]["NodePositionInput"];
            data: components["schemas"]["EmailData"];
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description The content of an `email` node. Keys that you leave out get their default value. */
        EmailData: {
            /** @description Name of the node in an editor. */
            label?: string;
            /** @description Used by editors. The service stores it and does not use it. */
            priority?: boolean;
            /** @description 1 to 20 variants. At least one must be active. */
            variants?: components["schemas"]["EmailVariantInput"][];
            /** @description Whether variants with a lower reply rate are paused. `null` or absent: none is. */
            auto_winner?: components["schemas"]["AutoWinner"] | null;
        };
        /** @description Waits before the next step. */
        WaitTimeNodeInput: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `waitTime`.
             * @enum {string}
             */
            type: "waitTime";
            position?: components["schemas"]["NodePositionInput"];
            data: components["schemas"]["WaitTimeData"];
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description The content of a `waitTime` node. Keys that you leave out get their default value. */
        WaitTimeData: {
            /** @description Name of the node in an editor. */
            label?: string;
            /** @description Duration of the wait in seconds: 180 to 31,622,400 (366 days). */
            wait_duration_seconds?: number;
            /** @description Duration of the wait in `unit`. Used only without `wait_duration_seconds`. */
            duration?: string | number;
            /** @description Unit of `duration`: `seconds`, `minutes`, `hours` or `days`, with or without the final `s`. */
            unit?: string;
        };
        /** @description Sends a lead as JSON to your URL. */
        DataSenderNodeInput: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `dataSender`.
             * @enum {string}
             */
            type: "dataSender";
            position?: components["schemas"]["NodePositionInput"];
            data: components["schemas"]["DataSenderData"];
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description The content of a `dataSender` node. Keys that you leave out get their default value. */
        DataSenderData: {
            /** @description Name of the node in an editor. */
            label?: string;
            /** @description A public HTTPS URL. The same URLs are refused as for webhooks. */
            endpoint_url?: string;
            /** @description A JSON string with merge fields. */
            payload?: string;
            /**
             * @description What happens when a request fails permanently. `continue` continues the sequence. `stop` ends it as `stopped`, with the failure in `last_error`.
             * @enum {string}
             */
            on_failure?: "continue" | "stop";
            /** @description The payload as a JSON value instead of a string. The service stores it as `payload`. */
            payload_template?: unknown;
        };
        /** @description Splits the path by the content of a reply. Each outgoing edge has its category in `sourceHandle`. */
        AiCategorizerNodeInput: {
            /** @description Id of the node, unique in the flow. */
            id: string;
            /**
             * @description Type of the node, always `aiCategorizer`.
             * @enum {string}
             */
            type: "aiCategorizer";
            position?: components["schemas"]["NodePositionInput"];
            data?: components["schemas"]["AiCategorizerData"];
            /** @description Used by editors. The service stores it and does not use it. */
            deletable?: boolean;
        };
        /** @description The content of an `aiCategorizer` node. Keys that you leave out get their default value. */
        AiCategorizerData: {
            /** @description Name of the node in an editor. */
            label?: string;
        };
        /** @description One version of an email. The text is in `template`, not in `body`. Unknown keys are kept. */
        EmailVariantInput: {
            /**
             * Format: uuid
             * @description Id of the variant. It stays the same in every save.
             */
            id: string;
            /** @description Name of the variant, such as `A`. The default is the letter of its position. */
            label?: string;
            /** @description Subject of the email. It can be empty in a later email of a thread. */
            subject?: string;
            /** @description Text of the email, with merge fields such as `{{first_name}}` and `{{custom.pain_point}}`. */
            template?: string;
            /**
             * @description The HTML that is sent.
             *
             *     With `editor_mode: richText`, the service derives it from `template` if it is empty. HTML that the service once made
             *     for this variant id, in a node of the same id in any campaign, is made again from `template`. Any other HTML is
             *     yours and stays. To change the text, change `template` and send the other
             *     fields as you read them. To replace your own HTML by derived HTML, send an empty string.
             *
             *     With `editor_mode: html`, a value that is not empty is your own HTML and is kept. An empty value becomes a copy of
             *     `template`.
             */
            body_html?: string;
            /**
             * @description Whether the HTML is derived from `template` or is your own. See `body_html`.
             * @default richText
             * @enum {string}
             */
            editor_mode?: "richText" | "html";
            /**
             * @description Whether leads that have not received this email can get this variant. The key has a capital A: `is_active` is stored and has no effect. A variant that `auto_winner` has paused stays `true`.
             * @default true
             */
            isActive?: boolean;
            /** @description Position among the variants. The default is the position in the array. */
            order?: number;
        };
        /** @description A connection from one node to the next. */
        FlowEdgeInput: {
            /** @description Id of the edge. By default, it is built from the ids of both nodes. */
            id?: string;
            /** @description Id of the node where the edge starts. */
            source: string;
            /** @description Id of the node where the edge ends. */
            target: string;
            /** @description Branch of an aiCategorizer: `interested`, `neutral` or `not-interested`. */
            sourceHandle?: string | null;
        };
        /** @description The keys of a node's `data` to change. */
        FlowNodeUpdate: {
            /** @description Keys to merge into the node's `data`. */
            data: components["schemas"]["EmailData"] | components["schemas"]["WaitTimeData"] | components["schemas"]["DataSenderData"] | components["schemas"]["LeadSourceData"] | components["schemas"]["AiCategorizerData"];
        };
        /** @description A flow. */
        FlowResponse: {
            data: components["schemas"]["Flow"];
        };
        /** @description Fields that the save declared, because the flow uses them. */
        FlowFieldSync: {
            /** @description Custom fields that the save added to the lead source. */
            declared_custom_added: string[];
            /** @description Standard fields that the save added to the lead source. */
            declared_standard_added: string[];
        };
        /**
         * @description How a flow differs from the saved flow: not at all, only in content, or in structure. A live campaign refuses structural changes.
         * @enum {string}
         */
        FlowChangeKind: "none" | "content" | "structural";
        /**
         * @description One difference from the saved flow. All values except `content_changed` are structural.
         * @enum {string}
         */
        FlowChangeReason: "node_added" | "node_removed" | "node_type_changed" | "edge_added_or_rewired" | "edge_removed_or_rewired" | "variant_removed_or_replaced" | "content_changed";
        /** @description The result of a save, or of a dry run. */
        FlowSave: {
            flow: components["schemas"]["Flow"];
            /** @description SHA-256 hash of the normalized flow. */
            flow_revision: string;
            field_sync: components["schemas"]["FlowFieldSync"];
            change_kind: components["schemas"]["FlowChangeKind"];
            /** @description How the flow differs from the saved flow. Empty if it does not differ. */
            change_reasons: components["schemas"]["FlowChangeReason"][];
            /** @description Number of completed enrollments that continue, because their node has a new outgoing edge. */
            reactivated_count: number;
        };
        /** @description The result of a save. */
        FlowSaveResponse: {
            data: components["schemas"]["FlowSave"];
        };
        /** @description One problem of an invalid flow. */
        FlowIssue: {
            /** @description Where the problem is, such as `nodes[1].data.variants[0].id`. */
            path: string;
            code: components["schemas"]["FlowIssueCode"];
            /** @description What is wrong and what to do, as text for people. */
            message: string;
        };
        /** @description What would happen if you saved the flow. */
        FlowValidation: {
            normalized_flow: components["schemas"]["NormalizedFlow"];
            /** @description Whether a save of this flow would succeed. */
            allowed: boolean;
            change_kind: components["schemas"]["FlowChangeKind"];
            /** @description How the flow differs from the saved flow. Empty if it does not differ. */
            change_reasons: components["schemas"]["FlowChangeReason"][];
            /** @description Whether the status of the campaign allows the change. If not, `code` is `flow_locked` or `external_read_only`. */
            lifecycle: {
                /** @description Whether the campaign accepts this change now. */
                allowed: boolean;
                /** @description Error code of the save. `null` if `allowed` is `true`. */
                code: string | null;
                /** @description Why the campaign refuses the change, as text for people. `null` if `allowed` is `true`. */
                message: string | null;
            };
            /** @description The first 100 problems. Empty if the flow is valid. */
            issues: components["schemas"]["FlowIssue"][];
        };
        /** @description What would happen if you saved the flow. */
        FlowValidationResponse: {
            data: components["schemas"]["FlowValidation"];
        };
        /** @description A starter flow of the service. */
        FlowTemplate: {
            /** @description Id of the template, such as `three-touches`. */
            id: string;
            /** @description Name of the template, as text for people. */
            name: string;
            /** @description What the flow does, as text for people. */
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
        /** @description A lead object in imports. Unknown keys are rejected. */
        LeadCreate: {
            /**
             * Format: email
             * @description Email address of the person. Spaces around it are removed before it is validated.
             */
            email: string;
            /** @description Full name of the person, at most 255 characters. Without it, the name is the first name and the last name. */
            name?: string;
            /** @description First name of the person, at most 255 characters. An empty string clears it. */
            first_name?: string;
            /** @description Last name of the person, at most 255 characters. An empty string clears it. */
            last_name?: string;
            /** @description Name of the company, at most 255 characters. An empty string clears it. */
            company_name?: string;
            /** @description Website of the company, at most 2,048 characters. An empty string clears it. */
            website?: string;
            /** @description LinkedIn page of the person, at most 2,048 characters. An empty string clears it. */
            linkedin_url?: string;
            /** @description LinkedIn page of the company, at most 2,048 characters. An empty string clears it. */
            company_linkedin_url?: string;
            /** @description Phone number of the person, at most 64 characters. An empty string clears it. */
            phone_number?: string;
            /** @description Mobile phone number of the person, at most 64 characters. An empty string clears it. */
            mobile_phone_number?: string;
            /** @description Custom fields of the lead. */
            custom_lead_data?: {
                [key: string]: unknown;
            };
            /** @description Names or aliases of person tags. A name that does not exist creates a tag. */
            tags?: string[];
            email_verification?: components["schemas"]["EmailVerification"];
        };
        /** @description The result of an email verifier for the address. It is stored separately from tags. */
        EmailVerification: {
            /**
             * @description What the verifier found. It does not prevent sending.
             * @enum {string}
             */
            status?: "ok" | "catch_all" | "invalid" | "unknown" | "disposable";
            /** @description Quality grade from the verifier, in its own words. */
            quality?: string;
            /** @description Name of the verifier. */
            provider?: string;
            /**
             * Format: date-time
             * @description When the address was verified.
             */
            verified_at?: string;
            /** @description Whether the address belongs to a free email provider. */
            is_free?: boolean;
            /** @description Whether the address belongs to a role, such as `info@`. */
            is_role?: boolean;
        };
        /**
         * @description State of an enrollment. `active` continues. `paused` waits until it is resumed. `completed` reached the end of the flow.
         *     `stopped` ended before that. While the campaign is paused or stopped, an `active` enrollment is shown as `paused`.
         * @enum {string}
         */
        EnrollmentState: "active" | "paused" | "completed" | "stopped";
        /**
         * @description Why an enrollment is not `active`. `campaign_paused` means that its campaign is paused or stopped.
         * @enum {string}
         */
        EnrollmentReason: "manual" | "campaign_paused" | "replied" | "bounced" | "unsubscribed" | "blocked" | "replaced" | "removed" | "out_of_office" | "finished";
        /** @description The position of the lead in the flow. */
        LeadEnrollment: {
            /**
             * Format: uuid
             * @description Id of the enrollment.
             */
            id: string;
            state: components["schemas"]["EnrollmentState"];
            /**
             * @description Why the enrollment has its state. `null` if it is `active`. With `finished`, a `completed` enrollment reached the
             *     end of the flow, and a `stopped` enrollment ended because a `dataSender` failed: see `last_error`.
             */
            reason: components["schemas"]["EnrollmentReason"] | null;
            /** @description Id of the node where the lead is, or was when the enrollment ended. `null` if it was at no node. */
            current_node_id: string | null;
            /**
             * Format: date-time
             * @description When the next step comes due. Send windows, days off and limits can keep its email back after that: see `GET /v1/campaigns/{id}/leads/{leadId}/explain`.
             */
            next_action_at: string | null;
            /** @description The last error, as text for people. For an `active` enrollment: what prevents it from continuing. Examples are a missing field, a server that refused temporarily, or a crash after which it is unknown whether a message was sent. For a `stopped` enrollment with the reason `finished`: why the `dataSender` with `on_failure` `stop` failed. With the reason `bounced`: the response of the mail server, if it refused the message itself. */
            last_error: string | null;
        };
        /** @description A person in one campaign. */
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
            /** @description SHA-256 hash of the normalized address. */
            global_lead_id: string;
            /**
             * Format: email
             * @description Normalized address of the lead.
             */
            email: string;
            /** @description Full name of the person. `null` if unknown. */
            name: string | null;
            /** @description First name of the person. `null` if unknown. */
            first_name: string | null;
            /** @description Last name of the person. `null` if unknown. */
            last_name: string | null;
            /** @description Name of the company. `null` if unknown. */
            company_name: string | null;
            /** @description Website of the company. `null` if unknown. */
            website: string | null;
            /** @description LinkedIn page of the person. `null` if unknown. */
            linkedin_url: string | null;
            /** @description LinkedIn page of the company. `null` if unknown. */
            company_linkedin_url: string | null;
            /** @description Phone number of the person. `null` if unknown. */
            phone_number: string | null;
            /** @description Mobile phone number of the person. `null` if unknown. */
            mobile_phone_number: string | null;
            /** @description Custom fields of the lead in this campaign. */
            custom_lead_data: {
                [key: string]: unknown;
            };
            /** @description How the lead was added, such as `api`, `bulk_import`, `people`, `csv` or `replacement`. */
            source: string;
            /**
             * @description The enrollment of the lead. `null` until the campaign is launched. Also `null` for a lead that cannot receive mail:
             *     it is on the block list, or lacks a declared field. Always `null` in external campaigns.
             */
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
             * @description When the lead was removed from the campaign. `null` if it is in the campaign.
             */
            deleted_at: string | null;
        };
        /**
         * @description Why nothing happens with a lead now.
         *
         *     The campaign:
         *
         *     - `campaign_not_launched`: the campaign is a draft.
         *     - `campaign_scheduled`: its start date is in the future.
         *     - `campaign_paused`, `campaign_stopped`: the campaign is paused or stopped.
         *     - `pause_date_passed`: its `pause_on` is today or earlier.
         *     - `campaign_deleted`: the campaign is deleted.
         *     - `campaign_external`: the campaign is external. This service sends nothing for it.
         *
         *     The lead:
         *
         *     - `lead_removed`, `lead_replaced`: the lead was removed or replaced.
         *     - `not_enrolled`: the lead is not enrolled.
         *     - `incomplete_fields`: the lead lacks declared fields.
         *     - `blocked`: its address or host is on the block list.
         *     - `message_held`: its message cannot be sent as it is.
         *     - `paused_manually`, `out_of_office`: its sequence is paused.
         *     - `completed`: its sequence reached the end of the flow.
         *     - `stopped`: its sequence was stopped. `reason` in the details shows why.
         *
         *     The flow:
         *
         *     - `wait`: the lead is at a `waitTime` node.
         *     - `data_request`, `data_retry`: the request of a `dataSender` node is being sent, or is repeated later.
         *     - `reply`: an `aiCategorizer` node waits for a reply.
         *     - `not_due`: the next step is at a later time.
         *
         *     The mailbox:
         *
         *     - `no_mailbox`: no mailbox can send to the lead.
         *     - `mailbox_disconnected`: the mailbox is disconnected.
         *     - `mailbox_error`: the mailbox has an error and is tried again later.
         *     - `inbox_unread`: follow-ups wait until the inbox is read.
         *     - `schedule_window`: the send window is closed, that of the campaign or that of the lead.
         *     - `daily_cap`: the mailbox has reached its daily cap.
         *     - `receiver_limit`: the domain or the mail provider of the lead has got as many messages today as the receiver limits
         *       of the account allow.
         *     - `mailbox_interval`: the interval of the mailbox has not passed.
         *     - `queue`: other messages are sent first.
         *     - `retry`: the server refused temporarily, or a held message is checked again later.
         *
         *     The engine:
         *
         *     - `being_sent`: the message is being sent.
         *     - `outcome_unknown`: it is unknown whether the message was sent. The service never sends it again automatically.
         *     - `due_now`: the next step begins within seconds.
         * @enum {string}
         */
        LeadWaitCode: "campaign_not_launched" | "campaign_scheduled" | "campaign_paused" | "campaign_stopped" | "pause_date_passed" | "campaign_deleted" | "campaign_external" | "lead_removed" | "lead_replaced" | "not_enrolled" | "incomplete_fields" | "blocked" | "message_held" | "paused_manually" | "out_of_office" | "completed" | "stopped" | "wait" | "data_request" | "data_retry" | "reply" | "not_due" | "no_mailbox" | "mailbox_disconnected" | "mailbox_error" | "inbox_unread" | "schedule_window" | "daily_cap" | "receiver_limit" | "mailbox_interval" | "queue" | "retry" | "being_sent" | "outcome_unknown" | "due_now";
        /** @description What a lead waits for. */
        LeadExplanation: {
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description The enrollment of the lead. `null` if it is not enrolled. */
            enrollment: components["schemas"]["LeadEnrollment"] | null;
            waiting_for: components["schemas"]["LeadWaitCode"];
            /** @description The reason with its facts, as text for people. */
            message: string;
            /**
             * Format: date-time
             * @description The earliest time of the next action by all known rules. Messages that are sent first can delay it: `POST /v1/campaigns/{id}/simulate` plans with all of them. `null` if no time is known, because a person must act first, the campaign pauses before (`pause_on`), or nothing follows.
             */
            next_action_at: string | null;
            details: components["schemas"]["LeadWaitDetails"];
        };
        /** @description The facts of the reason. Only the keys that belong to the reason are present. */
        LeadWaitDetails: {
            /**
             * Format: date-time
             * @description When this reason ends. `null` if no time is known.
             */
            until?: string | null;
            /** @description Id of the node where the lead is. */
            node_id?: string | null;
            reason?: components["schemas"]["EnrollmentReason"];
            /** @description Declared custom fields that the lead lacks. */
            missing_fields?: string[];
            /** @description Value of the block-list entry. */
            blocked_value?: string;
            /** @description The send window. Its `skip_dates` contain the days off of the account, and are days of the time zone of the campaign. Where the time zone of the lead counts, it has that `timezone`. */
            schedule?: components["schemas"]["Schedule"] | null;
            /**
             * Format: uuid
             * @description Id of the mailbox that would send next.
             */
            mailbox_id?: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email?: string;
            /** @description The error of the mailbox, as text for people. */
            mailbox_error?: string | null;
            /** @description Number of messages that the mailbox may send in a day. `null` if only its ramp limits it. */
            daily_cap?: number | null;
            /** @description Number of messages that it may send today: less than `daily_cap` while it raises its volume. */
            cap_today?: number;
            /** @description Number of messages that the mailbox sent today. */
            sent_today?: number;
            /** @description The interval of the mailbox or of the campaign, whichever is longer. Absent if the mailbox waits for the interval of another campaign. */
            interval_seconds?: number;
            /**
             * @description Which receiver limit of the account the lead waits for.
             * @enum {string}
             */
            receiver_limit?: "per_domain" | "per_provider";
            /** @description The domain with that limit, or the provider, such as `google`. */
            receiver?: string;
            /** @description Number of messages that the receiver may get in a day. */
            receiver_cap?: number;
            /**
             * Format: date-time
             * @description When the mailbox last sent a message.
             */
            last_sent_at?: string | null;
            /**
             * Format: date-time
             * @description When the inbox was last read to its end.
             */
            inbox_read_at?: string | null;
            /** @description Number of messages that are ahead of it in the queue, at most 10,000. Some of them may wait longer, for the time zone of their lead or a receiver limit. */
            ahead_count?: number;
            /** @description Number of failed attempts. */
            attempts?: number;
            /** @description The last error. */
            last_error?: string | null;
        };
        /** @description What a lead waits for. */
        LeadExplanationResponse: {
            data: components["schemas"]["LeadExplanation"];
        };
        /** @description A message as one lead would receive it. */
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
             * @description Id of the variant.
             */
            variant_id: string;
            /**
             * Format: uuid
             * @description Id of the mailbox that sends. `null` if the campaign has no mailbox that sends. Then the sender fields are empty.
             */
            mailbox_id: string | null;
            /** @description Number of the email in the sequence, from 1. `null` if no path leads to the node. */
            step_number: number | null;
            /**
             * Format: email
             * @description Address of the sender. `null` if `mailbox_id` is `null`.
             */
            from_email: string | null;
            /** @description Name of the sender. `null` if the mailbox has no name. */
            from_name: string | null;
            /**
             * Format: email
             * @description Address of the recipient.
             */
            to_email: string;
            /** @description Name of the recipient. `null` if unknown. */
            to_name: string | null;
            /** @description The subject as it is sent. */
            subject: string;
            /** @description The plain-text body. */
            body_text: string;
            /** @description The HTML body as it is sent. Show it in a sandbox. */
            body_html: string;
            /** @description Merge fields of this message without a value, such as `first_name` or `custom.city`. Fields with a fallback in the template are included. */
            missing_fields: string[];
            /** @description Why the message would not be sent, as text for people. `null` if it would be sent. */
            held_reason: string | null;
        };
        /** @description A message as one lead would receive it. */
        LeadPreviewResponse: {
            data: components["schemas"]["LeadPreview"];
        };
        /** @description The fields of a lead to change. `null` clears a field. */
        LeadUpdate: {
            /** @description Full name of the person, at most 255 characters. With `null`, the name is the first name and the last name. */
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
            /** @description Custom fields. They are merged key by key. A `null` removes the key. */
            custom_lead_data?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A lead. */
        LeadResponse: {
            data: components["schemas"]["Lead"];
        };
        /** @description A lead that was created or updated. */
        LeadUpsertResponse: {
            data: components["schemas"]["Lead"];
            /** @description `true` if the lead is new in the campaign or was restored. `false` if it was already there. */
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
        /** @description Leads to import in one request. */
        LeadImportRequest: {
            /** @description Leads to import, 1 to 100. */
            leads: components["schemas"]["LeadCreate"][];
        };
        /** @description The result of a synchronous import. */
        LeadImportResult: {
            /** @description Number of stored rows, including incomplete rows. */
            imported: number;
            /** @description Number of stored rows that lack a declared custom field. These leads receive no mail until they have a value. */
            incomplete: number;
            /** @description Number of rows that were not stored. Each has an item in `errors`. */
            failed: number;
            /** @description Why rows were not stored, in the order of `leads`. */
            errors: components["schemas"]["LeadRowError"][];
        };
        /** @description Why one row of an import was not stored. */
        LeadRowError: {
            /** @description Position of the row in `leads`, from 0. */
            index: number;
            /** @description The address as you sent it. */
            email: string;
            /** @description Error code, such as `invalid_email`, `too_long`, `too_short` or `invalid_value`. */
            code: string;
            /** @description Why it was not processed, as text for people. */
            message: string;
        };
        /** @description The result of adding people to a campaign. */
        LeadsAdded: {
            /** @description Number of leads that are new in the campaign. */
            created: number;
            /** @description Number of leads that were already in the campaign and were restored or changed. */
            updated: number;
            /** @description Number of enrollments that started, or that continue because the lead was restored. */
            enrolled: number;
            /** @description Number of people who were already in the campaign, or were replaced there by another person. */
            skipped: number;
            /** @description Number of leads in `created` and `updated` that lack a custom field. They receive no mail until they have a value. */
            incomplete: number;
            /** @description Number of unknown ids. */
            failed: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description The result of adding people to a campaign. */
        LeadsAddedResponse: {
            data: components["schemas"]["LeadsAdded"];
        };
        /** @description The result of removing people from campaigns. */
        LeadsRemoved: {
            /** @description Number of leads that were removed. A person in several campaigns has one lead in each. */
            removed: number;
            /** @description Number of people who were not in the campaign. */
            skipped: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description The result of removing people from campaigns. */
        LeadsRemovedResponse: {
            data: components["schemas"]["LeadsRemoved"];
        };
        /** @description The people whose enrollments change. */
        EnrollmentsRequest: {
            /** @description At least 1 global lead id. A duplicate id counts once. */
            global_lead_ids: string[];
        };
        /** @description The result of a pause batch. */
        EnrollmentsPaused: {
            /** @description Number of enrollments that were paused. */
            paused: number;
            /** @description Number of ids with nothing to pause, including unknown ids. */
            skipped: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description The result of a pause batch. */
        EnrollmentsPausedResponse: {
            data: components["schemas"]["EnrollmentsPaused"];
        };
        /** @description The result of a resume batch. */
        EnrollmentsResumed: {
            /** @description Number of enrollments that were resumed. */
            resumed: number;
            /** @description Number of ids with nothing to resume, including unknown ids. */
            skipped: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description The result of a resume batch. */
        EnrollmentsResumedResponse: {
            data: components["schemas"]["EnrollmentsResumed"];
        };
        /** @description Lead fields that the campaign can use in its messages. */
        LeadFields: {
            /** @description All standard lead fields, whether or not they are used. */
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
            /** @description Key of the field: 1 to 100 characters, without control characters, `{{` and `}}`. Templates use it as `{{custom.key}}`. */
            key: string;
        };
        /** @description A declared custom lead field. */
        LeadField: {
            /** @description Key of the field in `custom_lead_data`. */
            key: string;
            /** @description Number of leads of the campaign that lack any declared custom field. They receive no mail until they have a value. */
            incomplete_count: number;
        };
        /** @description A declared custom lead field. */
        LeadFieldResponse: {
            data: components["schemas"]["LeadField"];
        };
        /** @description What a campaign sent and received on one day. */
        CampaignStatsDay: {
            /**
             * Format: date
             * @description The day, in the time zone of the campaign.
             */
            date: string;
            /** @description Number of flow messages that mail servers accepted on this day. Replies and forwards that people wrote do not count. */
            sent: number;
            /** @description Number of threads that received their first reply of a person on this day. */
            replied: number;
            /** @description Number of threads with the category `Interested`, counted on the day of their first reply. It decreases when the category changes. */
            positiveReply: number;
            /** @description Number of flow messages whose bounce was found on this day. Hard, soft and policy bounces count, once for each message. Messages that were refused at once are included, although `sent` does not count them. */
            bounce: number;
        };
        /** @description Totals over the whole life of a campaign. They do not depend on the dates of the request. */
        CampaignStatsTotals: {
            /** @description Number of flow messages that mail servers accepted. Replies and forwards that people wrote do not count. */
            sentCount: number;
            /** @description Number of threads with a reply of a person. Each thread counts once. Automatic replies do not count. */
            repliedCount: number;
            /** @description Number of threads whose category is `Interested` now. It decreases when the category changes. */
            positiveReplyCount: number;
            /** @description Number of flow messages that bounced. Hard, soft and policy bounces count, once for each message. Messages that were refused at once are included, although `sentCount` does not count them. */
            bounceCount: number;
            /**
             * Format: date-time
             * @description When the latest bounce of `bounceCount` was found. `null` if there is no bounce.
             */
            lastBounceAt: string | null;
            /** @description Number of leads that unsubscribed from this campaign. Each lead counts once, when it emits `lead.unsubscribed`. */
            unsubscribedCount?: number;
            /** @description Number of enrollments of the campaign. It includes enrollments that ended and enrollments of removed leads. */
            enrollmentCount: number;
            /** @description Number of enrollments that are completed or stopped. */
            terminalEnrollmentCount: number;
            /** @description Number of enrollments with at least one sent message. */
            contactedEnrollmentCount: number;
        };
        /** @description What a campaign sent and received. */
        CampaignStats: {
            /** @description One item for each day of the range, earliest day first. Days without activity are included. */
            daily: components["schemas"]["CampaignStatsDay"][];
            totals: components["schemas"]["CampaignStatsTotals"];
        };
        /** @description The statistics of a campaign. */
        CampaignStatsResponse: {
            data: components["schemas"]["CampaignStats"];
        };
        /** @description How often a variant of an email was sent, and how many recipients replied. */
        VariantStats: {
            /** @description Id of the email node. */
            node_id: string;
            /**
             * Format: uuid
             * @description Id of the variant.
             */
            variant_id: string;
            /** @description Name of the variant. */
            label: string;
            /** @description Number of messages that mail servers accepted. */
            sent: number;
            /** @description Number of messages that were the last email of a lead when a person replied. */
            replied: number;
            /** @description `replied` divided by `sent`, rounded to 4 digits. `null` if nothing was sent. */
            reply_rate: number | null;
            /**
             * Format: date-time
             * @description When `auto_winner` paused the variant. `null` if it did not.
             */
            paused_at: string | null;
        };
        /** @description The variants of a campaign. */
        VariantStatsResponse: {
            /** @description One item for each variant of each email, in the order of the flow. */
            data: components["schemas"]["VariantStats"][];
        };
        /** @description A key with access to the whole account. */
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
            /** @description Name of the key. */
            name: string;
            /** @description First characters of the secret, to identify the key. */
            secret_prefix: string;
            /**
             * Format: date-time
             * @description When the key expires. `null` if it never expires.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used. `null` if it was never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked. `null` if it is not revoked.
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
        /** @description A new API key with its secret. */
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
            /** @description Name of the key. */
            name: string;
            /** @description First characters of the secret, to identify the key. */
            secret_prefix: string;
            /** @description The full secret. Only this response contains it. */
            secret: string;
            /**
             * Format: date-time
             * @description When the key expires. `null` if it never expires.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used. `null` if it was never used.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When the key was revoked. `null` if it is not revoked.
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
        /** @description A new API key with its secret. */
        CreatedApiKeyResponse: {
            data: components["schemas"]["CreatedApiKey"];
        };
        /** @description An API key to create. */
        ApiKeyCreate: {
            /** @description Name of the key. Several keys can have the same name. */
            name: string;
            /**
             * Format: date-time
             * @description When the key expires. It must be in the future.
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
        /** @description The limits of the account. */
        ServiceLimits: {
            /** @description Number of items on a page if `limit` is left out. */
            default_page_size: number;
            /** @description Maximum `limit` of a page. */
            max_page_size: number;
            /** @description Maximum number of leads or ids in one synchronous bulk request. Pause and resume have no maximum. */
            bulk_sync_limit: number;
            /** @description Maximum number of inline `leads` in one request that starts a job. */
            bulk_async_limit: number;
            /** @description Maximum number of rows in one request that appends to a staged import. */
            staged_import_append_limit: number;
            /** @description Maximum number of jobs of the account that run at the same time. Other jobs stay queued. */
            max_async_jobs_per_account: number;
            /** @description Maximum number of queued jobs of the account. Another job returns 409. */
            max_queued_async_jobs_per_account: number;
            /** @description Maximum number of requests of the account in one minute, over all its API keys. */
            rate_limit_per_minute: number;
            /** @description Maximum size of an uploaded file in bytes. */
            max_upload_bytes: number;
            /** @description Maximum total size of the uploaded files of the account in bytes. */
            upload_quota_bytes: number;
            /** @description Maximum size of a flow as JSON in bytes, as sent and as stored. */
            max_flow_bytes: number;
            /** @description Maximum size of one node as JSON in bytes, as stored. */
            max_flow_node_bytes: number;
            /** @description Maximum number of nodes in a flow. */
            max_flow_nodes: number;
            /** @description Maximum number of edges in a flow. */
            max_flow_edges: number;
            /** @description Maximum number of custom fields that a flow declares. */
            max_custom_field_keys: number;
            /** @description Maximum number of flow issues in one response. */
            max_flow_issues: number;
            /** @description Kinds of `scope` that bulk operations accept. */
            supported_scope_kinds: components["schemas"]["BulkScopeKind"][];
            /** @description Operations that `POST /v1/jobs` accepts. */
            supported_job_operations: components["schemas"]["JobOperation"][];
            /** @description The ways to import rows and files. */
            file_ingress: {
                /** @description Whether you can append rows as JSON, with `POST /v1/jobs/{id}/staging-rows`. */
                staged_json_batches: boolean;
                /** @description Whether you can upload CSV files, with `POST /v1/uploads/presign`. */
                presigned_object_upload: boolean;
                /** @description Always `true`: local file paths are never accepted. */
                local_path_not_supported: boolean;
            };
        };
        /** @description The limits of the account. */
        ServiceLimitsResponse: {
            data: components["schemas"]["ServiceLimits"];
        };
        /** @description The health of the service. */
        ServiceHealth: {
            /**
             * @description `unavailable` if the database is unreachable or the service is shutting down.
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
         * @description How a scope selects people. `BulkScope` describes what each kind needs.
         * @enum {string}
         */
        BulkScopeKind: "selection" | "explorer_view" | "saved_list" | "saved_list_filtered" | "campaign" | "staged_upload";
        /**
         * @description Selects people on the server. Each kind needs its own fields:
         *
         *     - `selection`: `global_lead_ids`.
         *     - `explorer_view`: `query`.
         *     - `saved_list`: `list_id`.
         *     - `saved_list_filtered`: `list_id` and `query`.
         *     - `campaign`: `campaign_id`.
         *     - `staged_upload`: `upload_id`.
         *
         *     A field that belongs to a different kind is refused with `ambiguous_scope`, except with `selection`. If it were ignored,
         *     the scope could select more people than you want.
         *
         *     A `staged_upload` selects people that the account already knows, by their addresses. Rows of other people count as
         *     unknown: in `ineligible` of a preview, and in `failed` or `skipped` of a job. To import the rows, use a
         *     `csv_lead_import_staged` job.
         */
        BulkScope: {
            kind: components["schemas"]["BulkScopeKind"];
            /** @description Ids of the people to select. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Id of the lead list whose members are selected.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Id of the campaign whose leads are selected.
             */
            campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of a finished upload. People are selected by the addresses in its rows. The rows are not imported.
             */
            upload_id?: string;
            /** @description The filters of `GET /v1/people`, such as `{ "q": "acme", "has_reply": false }`. An unknown filter, a filter that is `null`, or an empty list of ids is refused, because it would select all people. */
            query?: {
                [key: string]: unknown;
            };
        };
        /**
         * @description People to leave out of a scope or of an import. A person who matches any of these fields is excluded. Rows that an
         *     import leaves out are counted in `skipped`.
         */
        BulkExclusions: {
            /**
             * Format: uuid
             * @description Excludes the members of this lead list.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Excludes the leads of this campaign.
             */
            campaign_id?: string;
            /** @description Excludes the people with these ids. */
            global_lead_ids?: string[];
            /** @description Excludes the people with these addresses. An invalid address excludes no person. */
            emails?: string[];
        };
        /**
         * @description Columns of the file. `full` contains all fields, or the fields of `column_layout`. `compact` contains `email` and `global_lead_id`.
         * @enum {string}
         */
        Projection: "full" | "compact";
        /**
         * @description Columns of a file, in order. `key` is a person field, or `custom.` and the key of a custom field. `label` is the header
         *     of the column. An export writes these columns. An export with a `campaign_id` also knows `enrollment_state`,
         *     `enrollment_reason` and `category` of the lead. An import reads each column into its field. Both refuse a `key` that is
         *     missing or is not a field. Other properties of a column are kept.
         */
        ColumnLayout: components["schemas"]["Column"][];
        /** @description A column of a CSV file. */
        Column: {
            /** @description A person field, or `custom.` and the key of a custom field. */
            key?: string;
            /** @description The header of the column. The default is the key. */
            label?: string;
        };
        /** @description A bulk operation whose people are counted. */
        BulkPreviewRequest: {
            operation: components["schemas"]["JobOperation"];
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Ids of the people to select. Use it instead of `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Id of the campaign of the operation.
             */
            campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of the source list. In an operation on lists without `target_list_id`, it is the list that changes.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Id of the list that changes.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description Id of the campaign whose leads are selected.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of the finished upload whose people are selected.
             */
            upload_id?: string;
        };
        /** @description What a bulk job would do. */
        BulkPreview: {
            /** @description Id of the preview. Send it with the job to bind the job to this preview. */
            preview_id: string;
            operation: components["schemas"]["JobOperation"];
            /** @description SHA-256 hash of operation, scope, exclusions and target. A job with this `preview_id` must have the same hash. */
            operation_hash: string;
            /**
             * Format: date-time
             * @description When the preview expires, after one hour.
             */
            expires_at: string;
            counts: components["schemas"]["BulkPreviewCounts"];
            /** @description What to check before you start the job, as text for people. */
            warnings: string[];
            /** @description The selection as the service understands it. Inline ids and sources are shown as the equivalent scope. */
            scope: components["schemas"]["BulkScope"] | null;
            /** @description The exclusions of the request. `null` if there are none. */
            exclusions: components["schemas"]["BulkExclusions"] | null;
            target: components["schemas"]["BulkTarget"];
        };
        /** @description How many people the job would change, and how many it leaves out. */
        BulkPreviewCounts: {
            /** @description Number of people and rows that the scope selects. */
            matched: number;
            /** @description Number of people who are excluded. */
            excluded: number;
            /** @description Number of duplicates of the same person. */
            duplicate: number;
            /** @description Number of people who need no change or cannot change, such as people who are already in the campaign. People on the block list do not count here: they are added, but receive no mail. */
            ineligible: number;
            /** @description Number of people who remain. `expected_count` is compared with it. */
            actionable: number;
        };
        /** @description What the operation changes. Both ids are `null` if it changes neither a campaign nor a list. */
        BulkTarget: {
            /**
             * Format: uuid
             * @description Id of the campaign that changes. `null` if no campaign changes.
             */
            campaign_id: string | null;
            /**
             * Format: uuid
             * @description Id of the lead list that changes. `null` if no list changes.
             */
            list_id: string | null;
        };
        /** @description A preview of a bulk job. */
        BulkPreviewResponse: {
            data: components["schemas"]["BulkPreview"];
        };
        /**
         * @description Status of a job. `uploading` accepts rows. `queued` waits until fewer jobs run. `completed`, `failed` and `cancelled` are final.
         * @enum {string}
         */
        JobStatus: "uploading" | "queued" | "running" | "completed" | "failed" | "cancelled";
        /**
         * @description What a bulk job does. `POST /v1/jobs` describes what each operation needs.
         * @enum {string}
         */
        JobOperation: "api_lead_import" | "add_to_campaign" | "remove_from_campaign" | "remove_from_all_campaigns" | "pause_enrollments" | "resume_enrollments" | "add_to_lead_list" | "remove_from_lead_list" | "export_leads" | "csv_lead_import_staged";
        /**
         * @description What a job does: an operation of `POST /v1/jobs`, or `erase_person` for `DELETE /v1/people/{globalLeadId}`.
         * @enum {string}
         */
        JobKind: "api_lead_import" | "add_to_campaign" | "remove_from_campaign" | "remove_from_all_campaigns" | "pause_enrollments" | "resume_enrollments" | "add_to_lead_list" | "remove_from_lead_list" | "export_leads" | "csv_lead_import_staged" | "erase_person";
        /** @description A bulk operation in the background. */
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
             * @description Id of the campaign of the job, if it has one.
             */
            campaign_id: string | null;
            /**
             * Format: uuid
             * @description Id of the API key that started the job.
             */
            created_by_api_key_id: string | null;
            status: components["schemas"]["JobStatus"];
            /** @description Percentage that is done, 0 to 100. */
            progress: number;
            /** @description Number of rows or people processed so far. */
            cursor: number;
            input: components["schemas"]["JobInput"];
            result: components["schemas"]["JobResult"];
            /** @description The first 1,000 row errors. */
            errors: components["schemas"]["JobError"][];
            /**
             * Format: date-time
             * @description When the cancellation was requested. `null` if it was not.
             */
            cancel_requested_at: string | null;
            /**
             * Format: date-time
             * @description When the job started to run. `null` until then.
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @description When the job ended, with any final status.
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
        /** @description A copy of the request. Only fields that you sent, or that were derived from them, are present. */
        JobInput: {
            operation: components["schemas"]["JobKind"];
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description The first 1,000 ids of the request. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Id of the list whose members are selected.
             */
            saved_list_id?: string;
            /**
             * Format: uuid
             * @description Id of the campaign whose leads are selected.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of the list that changes.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description The `list_id` of the request.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Id of the upload that is imported, or whose people are selected.
             */
            upload_id?: string;
            /** @description The lead objects as you sent them. */
            leads?: {
                [key: string]: unknown;
            }[];
            /** @description Number of rows that were announced at the start of a staged import, or sent inline. */
            total_count?: number;
            /** @description Number of rows of a staged import. All of them are imported, even if the number differs from `total_count`. */
            uploaded_count?: number;
            /** @description Where the rows come from, in your own words. */
            source?: string;
            /** @description Id of the preview that the job is bound to. */
            preview_id?: string;
            /** @description The number of people that the request expected. */
            expected_count?: number;
            projection?: components["schemas"]["Projection"];
            /** @description The filters of the scope. */
            query?: {
                [key: string]: unknown;
            };
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Name of the exported file, without the extension. */
            filename_base?: string;
        };
        /** @description Counters so far. Only the counters of the operation are present. Empty until the job runs. */
        JobResult: {
            /** @description Number of leads that are new in the campaign. */
            created?: number;
            /** @description Number of leads that were already in the campaign, whether or not they changed. */
            updated?: number;
            /** @description Number of enrollments that started, or that continue because the lead was restored. */
            enrolled?: number;
            /** @description Number of people with nothing to do, or unknown people. In an import with `exclusions`, the number of excluded rows. */
            skipped?: number;
            /** @description Number of imported leads that lack a custom field. They receive no mail until they have a value. */
            incomplete?: number;
            /** @description Number of rows with an error, or of unknown people. */
            failed?: number;
            /** @description Number of enrollments that were paused. */
            paused?: number;
            /** @description Number of enrollments that were resumed. */
            resumed?: number;
            /** @description Number of leads or list members that were removed. A person in several campaigns has one lead in each. */
            removed?: number;
            /** @description Number of people who are new on the list. */
            added?: number;
            /** @description Number of people in the exported file. */
            rows_exported?: number;
            /** @description Number of stored rows, including incomplete rows. */
            imported?: number;
            /** @description The same row errors as in `errors` of the job. */
            errors?: components["schemas"]["JobError"][];
            /** @description Number of all row errors, including those after the first 1,000. */
            row_error_count?: number;
            /** @description Why the job failed, as text for people. */
            failure_reason?: string;
            /**
             * Format: uri
             * @description URL of the exported file. It is signed and needs no API key until `download_expires_at`.
             */
            download_url?: string;
            /**
             * Format: date-time
             * @description When `download_url` expires. Get the job again to receive a new URL.
             */
            download_expires_at?: string;
            /** @description Size of the exported file in bytes. */
            download_size_bytes?: number;
        };
        /** @description Why one row or person was not processed. */
        JobError: {
            /** @description Id of the person. Absent if the row has no valid address. */
            globalLeadId?: string;
            /** @description Position of the row in the request, from 0. Absent if the server selected the person. */
            index?: number;
            /** @description Why it was not processed, as text for people. */
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
             * @description Id of the campaign of the operation.
             */
            campaign_id?: string;
            /** @description Ids of the people to select. Use it instead of `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Id of the source list. In an operation on lists without `target_list_id`, it is the list that changes.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Id of the list that changes.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description Id of the campaign whose leads are selected.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of a finished upload: the file to import, or the people to select.
             */
            upload_id?: string;
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Id of the preview to bind the job to. */
            preview_id?: string;
            /** @description The expected number of people. If the number differs, the job is refused. */
            expected_count?: number;
            projection?: components["schemas"]["Projection"];
            /** @description Name of the exported file, without the extension. */
            filename_base?: string;
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Leads to import, at most 1,000. Only for `api_lead_import`. */
            leads?: components["schemas"]["LeadCreate"][];
        };
        /** @description The same body as in `POST /v1/jobs`. The path gives the operation and the campaign. */
        EnrollmentJobRequest: {
            /**
             * @description Optional. With `leads`, the operation is always `api_lead_import`.
             * @default add_to_campaign
             * @enum {string}
             */
            operation?: "add_to_campaign" | "api_lead_import";
            /**
             * Format: uuid
             * @description Optional. If you send it, it must be the campaign in the path.
             */
            campaign_id?: string;
            /** @description Ids of the people to select. Use it instead of `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Id of the list whose members are selected.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Not used by this operation.
             */
            target_list_id?: string;
            /**
             * Format: uuid
             * @description Id of the campaign whose leads are selected.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of the finished upload whose people are selected.
             */
            upload_id?: string;
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Id of the preview to bind the job to. */
            preview_id?: string;
            /** @description The expected number of people. If the number differs, the job is refused. */
            expected_count?: number;
            projection?: components["schemas"]["Projection"];
            /** @description Not used by this operation. */
            filename_base?: string;
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Leads to import and enroll. The job is then an `api_lead_import`. */
            leads?: components["schemas"]["LeadCreate"][];
        };
        /** @description A staged import to start. Every field is optional. */
        StagedImportRequest: {
            /** @description Number of rows that you will append, if you know it. It is shown with the progress. */
            total_count?: number;
            /** @description Where the rows come from, in your own words. */
            source?: string;
        };
        /** @description Rows to append to a staged import. */
        StagingRowsRequest: {
            /** @description Leads to append, 1 to 500. */
            leads: components["schemas"]["LeadCreate"][];
        };
        /** @description How many rows a staged import has. */
        StagingRowsResult: {
            /** @description Number of rows that the job has so far. */
            uploaded_count: number;
            /** @description Number of rows that were announced at the start. If none was announced, the same as `uploaded_count`. */
            total_count: number;
        };
        /** @description Leads to import in the background. */
        LeadImportJobRequest: {
            /** @description Leads to import, 1 to 1,000. */
            leads: components["schemas"]["LeadCreate"][];
        };
        /** @description A file to upload. Every field is optional. */
        UploadRequest: {
            /**
             * @description Name of the file. A path with a slash or backslash is refused.
             * @default people.csv
             */
            filename?: string;
            /**
             * @description Media type of the file. It is repeated in `headers` of the response.
             * @default text/csv
             */
            content_type?: string;
            /** @description Size of the file in bytes, if you know it. */
            size_bytes?: number;
            /**
             * Format: uuid
             * @description Id of the campaign that the file is for, if you know it.
             */
            campaign_id?: string;
        };
        /** @description Where and how to send a file. */
        Upload: {
            /**
             * Format: uuid
             * @description Id of the upload. Use it in jobs and scopes.
             */
            upload_id: string;
            /**
             * Format: uri
             * @description URL to send the file to. It is signed and needs no API key until `expires_at`.
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
             * @description When `upload_url` expires, after one hour.
             */
            expires_at: string;
            /** @description Maximum size of the file in bytes. */
            max_bytes: number;
        };
        /** @description Where and how to send a file. */
        UploadResponse: {
            data: components["schemas"]["Upload"];
        };
        /**
         * @description The field by which people are sorted.
         * @enum {string}
         */
        PeopleSortKey: "latest_activity" | "created_at" | "updated_at" | "email" | "name" | "campaign_count";
        /** @description A person that the account knows. The same person in several campaigns is one `Person`. */
        Person: {
            /** @description SHA-256 hash of the normalized address. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the account.
             */
            account_id: string;
            /**
             * Format: email
             * @description Normalized address of the person.
             */
            email: string;
            /** @description The `name` of a lead object. Without it, the first name and the last name. */
            display_name: string | null;
            /** @description First name of the person. `null` if unknown. */
            first_name: string | null;
            /** @description Last name of the person. `null` if unknown. */
            last_name: string | null;
            /** @description Name of the company. `null` if unknown. */
            company_name: string | null;
            /** @description Website of the company. `null` if unknown. */
            website: string | null;
            /** @description LinkedIn page of the person. `null` if unknown. */
            linkedin_url: string | null;
            /** @description LinkedIn page of the company. `null` if unknown. */
            company_linkedin_url: string | null;
            /** @description Phone number of the person. `null` if unknown. */
            phone_number: string | null;
            /** @description Mobile phone number of the person. `null` if unknown. */
            mobile_phone_number: string | null;
            /** @description Custom fields of the person. */
            custom_lead_data: {
                [key: string]: unknown;
            };
            /** @description Tags of the person, sorted by name. */
            tags: components["schemas"]["Tag"][];
            /** @description The result of an email verifier for the address. `null` if it was not verified. */
            email_verification: components["schemas"]["EmailVerification"] | null;
            /** @description Number of campaigns that the person is in. */
            campaign_count: number;
            /** @description Whether the person replied in any campaign. Automatic replies do not count. */
            has_reply: boolean;
            /**
             * Format: date-time
             * @description When the person last sent or received a message, or a membership changed.
             */
            latest_activity_at: string | null;
            /**
             * Format: date-time
             * @description When the person was last added to a campaign.
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
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            campaign_status: components["schemas"]["CampaignStatus"];
            /**
             * Format: uuid
             * @description Id of the person's lead in this campaign.
             */
            lead_id: string;
            /** @description The position of the lead in the flow. `null` if it is not enrolled. */
            enrollment: components["schemas"]["LeadEnrollment"] | null;
            /**
             * Format: date-time
             * @description When the person was first added to the campaign.
             */
            created_at: string;
        };
        /** @description A person and the campaigns of the person. */
        PersonDetail: {
            person: components["schemas"]["Person"];
            /** @description Campaigns that the person is in, newest first. Deleted campaigns are not included. */
            memberships: components["schemas"]["CampaignMembership"][];
        };
        /** @description A person and the campaigns of the person. */
        PersonDetailResponse: {
            data: components["schemas"]["PersonDetail"];
        };
        /** @description What is stored about a person. */
        PersonData: {
            person: components["schemas"]["Person"];
            /** @description The leads of the person in all campaigns, newest first. */
            leads: components["schemas"]["PersonDataLead"][];
            /** @description The lead lists that the person is on, newest first. */
            lists: components["schemas"]["LeadList"][];
            /** @description The conversations with the person, newest first. */
            threads: components["schemas"]["PersonDataThread"][];
            /** @description Messages from or to the address in conversations with other people, oldest first. */
            other_messages: components["schemas"]["Message"][];
            /** @description Replies and forwards to the person, or in the conversations with the person, that were not sent, newest first. What was written before the person took a conversation over is left out. */
            message_jobs: components["schemas"]["PersonDataMessageJob"][];
            /** @description What the service sent, or tried to send, newest first. */
            sends: components["schemas"]["PersonDataSend"][];
            /** @description By whom the person was replaced in conversations, and why, newest first. */
            replacements: components["schemas"]["PersonDataReplacement"][];
            /** @description Events that are stored about the person, oldest first. */
            events: components["schemas"]["PersonDataEvent"][];
            /** @description Entries of the block list with the address or its hash. An entry of a whole domain is not included. */
            block_list: components["schemas"]["BlockListEntry"][];
            /** @description Which lists have only the newest items, because there are too many. Almost always empty. `messages` means the messages of all conversations together. */
            truncated: ("messages" | "message_jobs" | "sends" | "events")[];
        };
        /** @description A lead of the person. */
        PersonDataLead: {
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            lead: components["schemas"]["Lead"];
        };
        /** @description A conversation with the person. */
        PersonDataThread: {
            thread: components["schemas"]["Thread"];
            /** @description The messages of the conversation, oldest first. What was said before the person took it over is left out. */
            messages: components["schemas"]["Message"][];
        };
        /** @description A reply or forward that was not sent. */
        PersonDataMessageJob: {
            message_job: components["schemas"]["MessageJob"];
            /**
             * Format: email
             * @description Address of the recipient.
             */
            to_email: string;
            /** @description Name of the recipient. `null` if unknown. */
            to_name: string | null;
            /** @description Addresses of the recipients in `Cc`. */
            cc: string[];
            /** @description Subject of the message. `null` if it is that of the thread. */
            subject: string | null;
            /** @description Plain text of the message. `null` if there is none. */
            body_text: string | null;
            /** @description HTML of the message, not sanitized. `null` if there is none. */
            body_html: string | null;
        };
        /** @description A message in the send ledger. */
        PersonDataSend: {
            /**
             * Format: uuid
             * @description Id in the send ledger.
             */
            id: string;
            /**
             * @description An email of a campaign, or a reply or forward that a person wrote.
             * @enum {string}
             */
            kind: "campaign" | "manual";
            /**
             * @description What became of the message. `unknown`: the connection broke, and it cannot be known whether the message was sent.
             * @enum {string}
             */
            state: "queued" | "sending" | "sent" | "failed" | "unknown" | "cancelled";
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
            /**
             * Format: uuid
             * @description Id of the thread. `null` if it has none yet.
             */
            thread_id: string | null;
            /** @description Id of the email node in the flow. `null` for a reply or forward. */
            node_id: string | null;
            /** @description Number of the email in the sequence. `null` for a reply or forward. */
            step_number: number | null;
            /**
             * Format: email
             * @description Address of the sender.
             */
            from_email: string;
            /** @description Name of the sender. `null` if the mailbox has none. */
            from_name: string | null;
            /**
             * Format: email
             * @description Address of the recipient.
             */
            to_email: string;
            /** @description Name of the recipient. `null` if unknown. */
            to_name: string | null;
            /** @description Addresses of the recipients in `Cc`. */
            cc: string[];
            /** @description Subject of the message. */
            subject: string;
            /** @description Plain text of a message that was not sent. `null` once it is sent: the thread has the message. */
            body_text: string | null;
            /** @description HTML of a message that was not sent, not sanitized. `null` once it is sent. */
            body_html: string | null;
            /** @description The Message-ID of the mail. */
            message_id_header: string;
            /** @description The error of the last attempt. `null` if there is none. */
            error_message: string | null;
            /**
             * Format: date-time
             * @description When it was sent. `null` if it was not sent.
             */
            sent_at: string | null;
            /**
             * Format: date-time
             * @description When it failed. `null` if it did not fail.
             */
            failed_at: string | null;
            /**
             * Format: date-time
             * @description When it bounced. `null` if it did not bounce.
             */
            bounced_at: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            created_at: string;
        };
        /** @description How the person was replaced in a conversation. */
        PersonDataReplacement: {
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            thread_id: string;
            /** @description The reason that was given. */
            reason: string;
            /** @description The note that was given. `null` if there is none. */
            reason_note: string | null;
            /**
             * Format: date-time
             * @description When the person was replaced.
             */
            created_at: string;
        };
        /** @description An event about the person. `GET /v1/events` returns its payload. */
        PersonDataEvent: {
            /**
             * Format: uuid
             * @description Id of the event.
             */
            id: string;
            type: components["schemas"]["EventType"];
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
        };
        /** @description What is stored about a person. */
        PersonDataResponse: {
            data: components["schemas"]["PersonData"];
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
        /** @description The fields of a person to change. Fields that you leave out stay. Leads in campaigns keep their own values. */
        PersonUpdate: {
            /** @description Full name of the person, at most 255 characters. With `null`, the name is the first name and the last name. */
            display_name?: string | null;
            /** @description First name of the person, at most 255 characters. `null` clears it. */
            first_name?: string | null;
            /** @description Last name of the person, at most 255 characters. `null` clears it. */
            last_name?: string | null;
            /** @description Name of the company, at most 255 characters. `null` clears it. */
            company_name?: string | null;
            /** @description Website of the company, at most 2,048 characters. `null` clears it. */
            website?: string | null;
            /** @description LinkedIn page of the person, at most 2,048 characters. `null` clears it. */
            linkedin_url?: string | null;
            /** @description LinkedIn page of the company, at most 2,048 characters. `null` clears it. */
            company_linkedin_url?: string | null;
            /** @description Phone number of the person, at most 64 characters. `null` clears it. */
            phone_number?: string | null;
            /** @description Mobile phone number of the person, at most 64 characters. `null` clears it. */
            mobile_phone_number?: string | null;
            /** @description Custom fields. They are merged key by key. A `null` removes the key. */
            custom_lead_data?: {
                [key: string]: unknown;
            } | null;
            /** @description Names or aliases of all tags of the person. They replace the existing tags. */
            tags?: string[];
            /** @description Replaces the earlier verification. `null` clears it. */
            email_verification?: components["schemas"]["EmailVerification"] | null;
        };
        /** @description People to export as CSV. Every field is optional. Without a selection, all people are exported. */
        PeopleExportRequest: {
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Exports only these people. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Exports only members of this list.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Exports only leads of this campaign.
             */
            campaign_id?: string;
            /** @description The filters of `GET /v1/people`. */
            query?: {
                [key: string]: unknown;
            };
            projection?: components["schemas"]["Projection"];
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Name of the exported file, without the extension. */
            filename_base?: string;
            /** @description Id of the preview to bind the export to. */
            preview_id?: string;
            /** @description The expected number of people. If the number differs, the export is refused. */
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
            /** @description Name of the list. It is unique in the account. */
            name: string;
            /** @description A note about the list. `null` if there is none. */
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
            /** @description Name of the list. If another list has this name, the response is 409. Case is ignored. */
            name: string;
            /** @description A note about the list. */
            description?: string | null;
            column_layout?: components["schemas"]["ColumnLayout"];
            /** @description Ids of the first members. */
            global_lead_ids?: string[];
        };
        /** @description The fields of a lead list to change. Fields that you leave out stay. */
        LeadListUpdate: {
            /** @description Name of the list. If another list has this name, the response is 409. Case is ignored. */
            name?: string;
            /** @description A note about the list. `null` removes it. */
            description?: string | null;
            column_layout?: components["schemas"]["ColumnLayout"];
        };
        /** @description What changed on a lead list. */
        LeadListMembersResult: {
            /** @description Number of people who are new on the list. */
            added: number;
            /** @description Number of people who were removed from the list. */
            removed: number;
            /** @description Number of people who were already on the list. */
            skippedAlreadyMember: number;
            /** @description Number of people who were not on the list. Unknown ids are included. */
            skippedNotMember: number;
            /** @description One item for each unknown id. */
            errors: components["schemas"]["PersonError"][];
        };
        /** @description What changed on a lead list. */
        LeadListMembersResponse: {
            data: components["schemas"]["LeadListMembersResult"];
        };
        /** @description Members to add or remove in the background. */
        LeadListMembersJobRequest: {
            /**
             * @description Whether to add or remove. The default is `add`, if `operation` is also left out.
             * @enum {string}
             */
            action?: "add" | "remove";
            /**
             * @description The same choice, with the names of `POST /v1/jobs`.
             * @enum {string}
             */
            operation?: "add_to_lead_list" | "remove_from_lead_list";
            scope?: components["schemas"]["BulkScope"];
            exclusions?: components["schemas"]["BulkExclusions"];
            /** @description Ids of the people to select. Use it instead of `scope`. */
            global_lead_ids?: string[];
            /**
             * Format: uuid
             * @description Id of another list whose members are selected.
             */
            list_id?: string;
            /**
             * Format: uuid
             * @description Id of the campaign whose leads are selected.
             */
            source_campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of the finished upload whose people are selected.
             */
            upload_id?: string;
            /** @description Id of the preview to bind the job to. */
            preview_id?: string;
            /** @description The expected number of people. If the number differs, the job is refused. */
            expected_count?: number;
        };
        /**
         * @description Provider of a mailbox. `smtp` is any server with SMTP and IMAP. `sandbox` is a simulated mailbox for tests.
         * @enum {string}
         */
        MailboxProvider: "smtp" | "google" | "microsoft" | "sandbox";
        /**
         * @description Status of a mailbox. `connected` sends and reads. `error` is retried automatically: see `last_error`. `disconnected`
         *     must be connected again.
         * @enum {string}
         */
        MailboxStatus: "connected" | "error" | "disconnected";
        /** @description A mailbox. You can change only its tags. Secrets are never returned. */
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
            /** @description Name of the sender. `null` if there is none. */
            display_name: string | null;
            provider: components["schemas"]["MailboxProvider"];
            status: components["schemas"]["MailboxStatus"];
            /** @description The last error, as text for people. `null` if there is no error. */
            last_error: string | null;
            /** @description Maximum number of messages in a day. `null` if there is no maximum. */
            daily_cap: number | null;
            /** @description How the mailbox raises its volume up to `daily_cap`. `null` if it may send `daily_cap` messages from the first day. */
            ramp: components["schemas"]["MailboxRamp"] | null;
            /** @description Maximum number of messages today: `daily_cap`, or less while the mailbox raises its volume. `null` if there is no maximum. */
            cap_today: number | null;
            /**
             * @description Which limit sets `cap_today`. `null` if there is no maximum.
             * @enum {string|null}
             */
            limited_by: "daily_cap" | "ramp" | null;
            /** @description Number of messages that were sent today. */
            sent_today: number;
            /**
             * Format: date-time
             * @description The earliest time of the next message of a campaign: after the interval, or on the next day if `cap_today` is used up. `null` if it can be sent now.
             */
            next_send_at: string | null;
            /** @description Tags of the mailbox, sorted by name. */
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
        /** @description How a mailbox raises its volume. Only days on which it sends count. */
        MailboxRamp: {
            /** @description Number of messages on the first day. */
            start: number;
            /** @description How many more messages on each day of sending after it. */
            step: number;
            /** @description On how many days the mailbox has sent since, today included. */
            days: number;
        };
        /** @description A mailbox. */
        MailboxResponse: {
            data: components["schemas"]["Mailbox"];
        };
        /**
         * @description Result of a check. `pass`: right. `warning`: mail works, but something should be better. `fail`: receivers will refuse mail or
         *     treat it as spam. `unknown`: it could not be found out; `problem` says why.
         * @enum {string}
         */
        HealthResult: "pass" | "warning" | "fail" | "unknown";
        /**
         * @description What is checked. `mx`: the domain receives mail. `spf`: the sending server may send for the domain. `dmarc`: the domain says
         *     what receivers do with forged mail. `dkim`: the key that signs mail is published. `reverse_dns`: the address of your mail
         *     server has a name. `blocklists`: the domain is on no block list.
         * @enum {string}
         */
        HealthCheckName: "mx" | "spf" | "dmarc" | "dkim" | "reverse_dns" | "blocklists";
        /** @description One check of the DNS of a mailbox. */
        MailboxHealthCheck: {
            check: components["schemas"]["HealthCheckName"];
            result: components["schemas"]["HealthResult"];
            /** @description What was found in DNS. A long record is cut. `null` if nothing was found. */
            record: string | null;
            /** @description What is wrong or why it is unknown, as text for people. `null` if nothing is wrong. */
            problem: string | null;
            /** @description What to do, such as the record to set, as text for people. With `pass` it is only a hint. `null` if there is nothing to do. */
            fix: string | null;
        };
        /** @description The health of the DNS of a mailbox. */
        MailboxHealth: {
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /** @description Domain of the address, in ASCII. */
            domain: string;
            /** @description The worst result of the checks: `fail`, then `warning`, then `pass`. It is `unknown` only if all of them are. */
            result: components["schemas"]["HealthResult"];
            /**
             * Format: date-time
             * @description When it was checked. It can be a minute ago.
             */
            checked_at: string;
            /** @description One item for each check, always all of them and in the same order. */
            checks: components["schemas"]["MailboxHealthCheck"][];
        };
        /** @description The health of a mailbox. */
        MailboxHealthResponse: {
            data: components["schemas"]["MailboxHealth"];
        };
        /** @description One page of mailboxes. */
        MailboxPage: {
            /** @description The mailboxes of the page. */
            data: components["schemas"]["Mailbox"][];
            limit: components["schemas"]["PageLimit"];
            offset: components["schemas"]["PageOffset"];
            total_count: components["schemas"]["TotalCount"];
        };
        /** @description The tags of a mailbox to change. First they are replaced, then added, then removed. */
        MailboxUpdate: {
            /** @description Ids of mailbox tags. Replaces all assignments. */
            tag_ids?: string[];
            /** @description Ids of tags to add. */
            add_tag_ids?: string[];
            /** @description Ids of tags to remove. */
            remove_tag_ids?: string[];
        };
        /** @description A session in which the owner of a mailbox connects it on a web page. */
        ConnectSession: {
            /**
             * Format: uuid
             * @description Id of the connect session.
             */
            id: string;
            /**
             * @description Status of the session. It is `pending` until the mailbox is connected, the session expires, or too many attempts fail.
             * @enum {string}
             */
            status: "pending" | "completed" | "expired" | "failed";
            /**
             * Format: uri
             * @description URL of the page to open. `null` if the session is not `pending`.
             */
            connect_url: string | null;
            /**
             * Format: date-time
             * @description When the URL expires, after one hour.
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Id of the connected mailbox, when the session is `completed`.
             */
            mailbox_id: string | null;
            /** @description Why the session failed, as text for people. */
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
        /** @description A mailbox to connect. Every field is optional. */
        ConnectSessionCreate: {
            provider?: components["schemas"]["MailboxProvider"];
            /**
             * Format: email
             * @description Address of the mailbox. It is filled in on the page.
             */
            email?: string;
            /** @description Name of the sender. It is filled in on the page. */
            display_name?: string;
            /**
             * Format: uri
             * @description URL to which the browser goes at the end.
             */
            redirect_url?: string;
        };
        /**
         * @description Whether a conversation is `open` or `closed`. A reply of a person opens it again.
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
            /** @description Name of the campaign. `null` if it has no name. */
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
             * @description Id of the lead that the conversation belongs to now.
             */
            lead_id: string;
            /** @description Global lead id of the person. */
            global_lead_id: string;
            /**
             * Format: email
             * @description Address of the lead.
             */
            lead_email: string;
            /** @description Name of the lead, or the first name and the last name. `null` if unknown. */
            lead_name: string | null;
            /** @description Subject of the first message. */
            subject: string;
            /** @description The beginning of the latest message that is not a bounce. */
            snippet: string;
            /** @description Number of messages in the thread, sent and received. */
            message_count: number;
            /**
             * Format: date-time
             * @description When the latest message was sent or received.
             */
            last_message_at: string;
            /**
             * Format: date-time
             * @description When the latest reply was received. Automatic replies are included. `null` if there is no reply.
             */
            last_inbound_at: string | null;
            /**
             * @description Category of the replies, set by the service or by a person. `null` if there is none.
             * @enum {string|null}
             */
            category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            conversation_status: components["schemas"]["ConversationStatus"];
            /** @description Whether every received message is read. */
            read: boolean;
            /** @description Tags of the thread, sorted by name. */
            tags: components["schemas"]["Tag"][];
            /** @description The out-of-office mark. `null` if the thread has none. */
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
        /** @description A thread with fewer fields. */
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
             * @description When the latest message was sent or received.
             */
            last_message_at: string;
            /**
             * Format: date-time
             * @description When the latest reply was received. Automatic replies are included. `null` if there is no reply.
             */
            last_inbound_at: string | null;
        };
        /** @description A thread with fewer fields. */
        ThreadSummaryResponse: {
            data: components["schemas"]["ThreadSummary"];
        };
        /** @description The fields of a thread to change. Fields that you leave out stay. */
        ThreadUpdate: {
            /**
             * @description Category of the thread. `null` clears it.
             * @enum {string|null}
             */
            category?: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            conversation_status?: components["schemas"]["ConversationStatus"];
            /** @description `true` marks all received messages as read. `false` marks the thread as unread. */
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
             * @description Whether the mailbox sent or received the message.
             * @enum {string}
             */
            direction: "sent" | "received";
            /** @description Subject of the message. It can be empty. */
            subject: string;
            /** @description Plain text of the message. For a received message or a reply, only the new text without the quoted thread. For a forward, also the forwarded message. */
            body_text: string | null;
            /** @description Sanitized HTML. */
            body_html: string | null;
            /**
             * Format: email
             * @description Address of the sender. `null` if the mail has none.
             */
            from_email: string | null;
            /** @description Name of the sender. `null` if the mail has none. */
            from_name: string | null;
            /**
             * Format: email
             * @description Address of the first recipient.
             */
            to_email: string | null;
            /** @description Name of the first recipient. `null` if the mail has none. */
            to_name: string | null;
            /** @description Addresses of all recipients in `To`. */
            to_emails: string[];
            /** @description Addresses of the recipients in `Cc`. */
            cc: string[];
            /** @description The Message-ID of the mail. */
            message_id_header: string | null;
            /** @description Attachments of the message, without their content. */
            attachments: components["schemas"]["Attachment"][];
            /**
             * @description Which parts of a received mail are missing because they exceeded a limit. Almost always empty.
             *
             *     - `size`: the mail is larger than 30 MB.
             *     - `lines`: the mail has more than 500,000 lines.
             *     - `headers`: a header is larger than 256 KB, or a header field is larger than 32 KB.
             *     - `parts`: the mail has more than 500 parts, or parts that cannot be separated.
             *     - `depth`: parts are nested more than 20 levels deep.
             *     - `attachments`: the mail has more than 200 attachments, or the content of one is larger than 8 MB.
             *     - `recipients`: the mail has more than 100 recipients.
             *     - `text`: a text has more than 524,288 characters.
             *     - `html`: the HTML has more than 200,000 characters.
             *     - `time`: the mail took too long to read. Only its beginning is stored and classified.
             */
            truncated: ("size" | "lines" | "headers" | "parts" | "depth" | "attachments" | "recipients" | "text" | "html" | "time")[];
            /**
             * @description `true` if a received mail claims to be a bounce, a complaint or an opt-out without proof. It can be forged. It is
             *     shown, but has no effect: no block, no change to the sequence or the statistics, and no event. Decide yourself
             *     whether to act on it.
             *
             *     A bounce or a complaint is proven if a mail system sent it, if it contains the Message-ID of a message that was sent
             *     to that recipient, and if the recipient has not replied since. Without that Message-ID, a bounce must name a
             *     recipient to whom a message was sent within 14 days. It must also come from the mail system of the recipient or of
             *     your own mailbox.
             *
             *     If the server of your mailbox reports `dmarc=fail` for a mail, no bounce, complaint or opt-out in it is proven.
             */
            unproven: boolean;
            /**
             * Format: date-time
             * @description When the message was received. For a sent message, when it was sent.
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
        /** @description A file of a message. Images inside the text are included. */
        Attachment: {
            /**
             * Format: uuid
             * @description Id of the attachment.
             */
            id: string;
            /** @description Name of the file. `null` if the mail has none. */
            filename: string | null;
            /** @description Media type of the file, as stated in the mail. */
            content_type: string;
            /** @description Size of the file in bytes. */
            size_bytes: number;
        };
        /** @description A reply to send. Every field is optional. */
        ThreadReplyRequest: {
            /**
             * Format: uuid
             * @description Id of the message to reply to. The default is the latest message of the thread.
             */
            in_reply_to_message_id?: string;
            /** @description Subject of the reply. The default is `Re: ` and the subject of the thread. */
            subject?: string;
            /** @description Plain text of the reply. If you leave it out, it is derived from `body_html`. */
            body_text?: string;
            /** @description HTML of the reply. If you leave it out, it is derived from `body_text`. */
            body_html?: string;
            /**
             * Format: email
             * @description Address of the recipient. The default is the sender of the message (its `Reply-To`). If you sent that message yourself, the default is its recipient.
             */
            to_email?: string;
            /** @description Name of the recipient. If you send `to_email`, the default is no name. */
            to_name?: string;
            /** @description More recipients, at most 50. Each address receives the message once. */
            cc?: string[];
            /**
             * Format: date-time
             * @description The earliest time to send. The default is now.
             */
            scheduled_at?: string;
        };
        /** @description A message to forward. */
        ThreadForwardRequest: {
            /**
             * Format: uuid
             * @description Id of the message of this thread to forward.
             */
            forward_message_id: string;
            /**
             * Format: email
             * @description Address of the recipient. The default is the lead of the thread.
             */
            to_email?: string;
            /** @description Name of the recipient. If you send `to_email`, the default is no name. */
            to_name?: string;
            /** @description More recipients, at most 50. Each address receives the message once. */
            cc?: string[];
            /** @description Subject of the forward. The default is `Fwd:` and the subject of the message, without its own `Re:` or `Fwd:`. */
            subject?: string;
            /** @description Plain text above the forwarded message. If you leave it out, it is derived from `body_html`. */
            body_text?: string;
            /** @description HTML above the forwarded message. If you leave it out, it is derived from `body_text`. */
            body_html?: string;
            /**
             * Format: date-time
             * @description The earliest time to send. The default is now.
             */
            scheduled_at?: string;
        };
        /** @description The message job that was queued. */
        MessageJobQueuedResponse: {
            /** @description The message job that was queued. */
            data: {
                /**
                 * Format: uuid
                 * @description Id of the message job.
                 */
                id: string;
            };
        };
        /** @description A reply or forward that is being sent. */
        MessageJob: {
            /**
             * Format: uuid
             * @description Id of the message job.
             */
            id: string;
            /**
             * @description Status of the job. `sent` and `cancelled` are final. You can still cancel a `failed` job.
             * @enum {string}
             */
            status: "queued" | "sending" | "sent" | "failed" | "cancelled";
            /**
             * @description Whether the message is a reply or a forward.
             * @enum {string}
             */
            message_type: "reply" | "forward";
            /**
             * Format: uuid
             * @description Id of the thread.
             */
            thread_id: string;
            /** @description The error of the last attempt. For a `sent` job: the recipients for whom the message was not accepted. */
            error_message: string | null;
            /**
             * Format: date-time
             * @description The earliest time to send. `null` if there is none.
             */
            scheduled_at: string | null;
            /**
             * @description What a queued job waits for, besides `scheduled_at`: the interval of its mailbox, a mailbox with an error or without a connection, or the next attempt after a failure. The send window and the status of the campaign never delay it.
             * @enum {string|null}
             */
            send_wait_reason: "mailbox_interval" | "mailbox_unavailable" | "retry_backoff" | null;
            /** @description Why the job ended, such as `cancelled`, `blocked` or `rejected`. */
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
        /** @description The tag to add to or remove from a thread. */
        ThreadTagRequest: {
            /**
             * Format: uuid
             * @description Id of the tag.
             */
            tag_id: string;
        };
        /** @description The result of adding a tag to a thread. */
        ThreadTagAddedResponse: {
            /** @description The thread and the tag. */
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
                /** @description `false` if the thread already had the tag. */
                added: boolean;
            };
        };
        /** @description The result of removing a tag from a thread. */
        ThreadTagRemovedResponse: {
            /** @description The thread and the tag. */
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
                /** @description `false` if the thread did not have the tag. */
                removed: boolean;
            };
        };
        /**
         * @description What happens to the sequence. `scheduled` resumes it at a time, `instant` resumes it now, and `none` does not change it.
         * @enum {string}
         */
        OutOfOfficeMode: "scheduled" | "instant" | "none";
        /** @description The out-of-office mark of a thread. */
        OutOfOffice: {
            /**
             * Format: date-time
             * @description When the sequence resumes. `null` unless `resume_mode` is `scheduled`.
             */
            resume_at: string | null;
            resume_mode: components["schemas"]["OutOfOfficeMode"];
            /**
             * Format: date-time
             * @description When the thread was marked.
             */
            marked_at: string;
        };
        /** @description What happens to the sequence while the lead is away. Every field is optional. */
        OutOfOfficeUpdate: {
            /**
             * Format: date-time
             * @description When the sequence resumes. Only for `scheduled`. The default is the return date in the message, or 7 days from now. A time that is not in the future resumes the sequence at once.
             */
            resume_at?: string | null;
            /**
             * @description What happens to the sequence. `scheduled` resumes it at a time, `instant` resumes it now, and `none` does not change it.
             * @default scheduled
             * @enum {string}
             */
            resume_mode?: "scheduled" | "instant" | "none";
        };
        /** @description The marked thread, and what happened to its sequence. */
        OutOfOfficeResponse: {
            /** @description The marked thread, and what happened to its sequence. */
            data: {
                thread: components["schemas"]["ThreadSummary"];
                /**
                 * @description What happened to the sequence. `scheduled`: it resumes later. `resumed`: it continues now. `marked`: only the thread was marked, for example because the sequence cannot continue. A completed sequence returns the result of the mode, but stays completed.
                 * @enum {string}
                 */
                result: "scheduled" | "resumed" | "marked";
            };
        };
        /**
         * @description `created`: a new lead was created. `attached`: the existing lead with that address is used.
         * @enum {string}
         */
        ReplaceLeadMode: "created" | "attached";
        /** @description What would happen if you replaced the lead of a thread. */
        ReplaceLeadPreview: {
            /**
             * Format: email
             * @description The normalized address of the new person.
             */
            email: string;
            mode: components["schemas"]["ReplaceLeadMode"];
            /** @description Whether the replacement would be accepted. */
            allowed: boolean;
            /**
             * @description The error code that the replacement would return.
             * @enum {string|null}
             */
            disallowed_reason: "same_as_current_lead" | "lead_not_found" | "lead_already_replaced" | "target_already_replaced" | "target_missing_enrollment" | "campaign_not_found" | "external_read_only" | null;
            /** @description Number of leads in the campaign with this address. Removed leads do not count. It is 0 or 1, because an address has at most one lead in a campaign. */
            match_count: number;
            /** @description Whether the address is the address of the current lead. */
            matches_current_lead: boolean;
            /** @description Whether the block list contains the address or its host. */
            blocked: boolean;
            /** @description Why the address is blocked. Never `null` if `blocked` is `true`. It is the reason of the block-list entry. Without a reason, it is `blocked by person@acme.example` or `domain acme.example is blocked`. */
            block_reason: string | null;
            /** @description The lead that has the new address. `null` if the address is new. */
            existing_lead: components["schemas"]["ReplaceLeadTarget"] | null;
        };
        /** @description What would happen if you replaced the lead of a thread. */
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
             * @description Normalized address of the lead.
             */
            email: string;
            /** @description Full name of the person. `null` if unknown. */
            name: string | null;
            /** @description First name of the person. `null` if unknown. */
            first_name: string | null;
            /** @description Last name of the person. `null` if unknown. */
            last_name: string | null;
            /** @description Phone number of the person. `null` if unknown. */
            phone_number: string | null;
            /** @description Mobile phone number of the person. `null` if unknown. */
            mobile_phone_number: string | null;
            /** @description Name of the company. `null` if unknown. */
            company_name: string | null;
            /** @description Website of the company. `null` if unknown. */
            website: string | null;
            /** @description LinkedIn page of the person. `null` if unknown. */
            linkedin_url: string | null;
            /** @description LinkedIn page of the company. `null` if unknown. */
            company_linkedin_url: string | null;
            /** @description Custom fields of the lead in this campaign. */
            custom_lead_data: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Id of the enrollment. `null` if the lead is not enrolled.
             */
            enrollment_id: string | null;
            /**
             * @description State of the enrollment. `null` if the lead is not enrolled.
             * @enum {string|null}
             */
            enrollment_state: "active" | "paused" | "completed" | "stopped" | null;
            /** @description Whether the campaign sent at least one message to the lead. */
            has_been_contacted: boolean;
            /**
             * Format: date-time
             * @description When the person last sent or received a message, or a membership changed, in any campaign.
             */
            last_activity_at: string | null;
        };
        /** @description The new person of the conversation. Names and phone numbers are used only in mode `created`. */
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
             * @description Why the lead is replaced: `auto_reply_forward`, `manual_referral`, `wrong_contact`, `role_change` or `other`. Any
             *     other value returns 400 `invalid_reason`.
             * @default manual_referral
             */
            reason?: string;
            /** @description A note on the reason. It is stored with the replacement. */
            reason_note?: string;
            /**
             * Format: uuid
             * @description Id of the message of this thread that names the new person.
             */
            source_message_id?: string;
            /**
             * Format: uuid
             * @description Id of a message of this thread to forward to the new person.
             */
            forward_message_id?: string;
        };
        /** @description The result of a lead replacement. */
        ReplaceLeadResult: {
            /**
             * Format: uuid
             * @description Id of the replacement.
             */
            replacement_id: string;
            /**
             * Format: uuid
             * @description Id of the lead that the conversation belongs to now.
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
             * @description Id of the existing lead in mode `attached`. `null` in mode `created`.
             */
            target_lead_id: string | null;
            /** @description Number of other leads with that address in the campaign whose sequences were stopped. Always 0, because an address has at most one lead in a campaign. */
            retired_sibling_count: number;
            /**
             * Format: uuid
             * @description Id of the message job of the forward. Present only if a forward was queued.
             */
            forward_job_id?: string;
        };
        /** @description The result of a lead replacement. */
        ReplaceLeadResponse: {
            data: components["schemas"]["ReplaceLeadResult"];
        };
        /**
         * @description What an entry is. A `domain` covers exactly that host. An `email_hash` is the SHA-256 of an address in lower case, as 64
         *     hexadecimal digits: the `global_lead_id` of the person. Only `DELETE /v1/people/{globalLeadId}` adds one.
         * @enum {string}
         */
        BlockListType: "email" | "domain" | "email_hash";
        /** @description An address, a domain host or the hash of an address that never receives mail. */
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
            /** @description The address, the host or the hash, in lower case. */
            value: string;
            type: components["schemas"]["BlockListType"];
            /** @description Why it is blocked. `null` if no reason was given. */
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
            /** @description Type of the value. By default, it is derived from the value. A type that contradicts the value returns 400. */
            type?: components["schemas"]["BlockListType"];
            /** @description Why it is blocked, in your own words. It is not stored if the value is already on the list. */
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
         * @description All event types. `webhooks` describes each type.
         * @enum {string}
         */
        EventType: "lead.created" | "lead.updated" | "lead.deleted" | "lead.bulk_import.completed" | "lead.added_to_campaign.completed" | "lead.removed_from_campaign.completed" | "lead.removed_from_all_campaigns.completed" | "enrollment.resume_completed" | "enrollment.pause_completed" | "email.sent" | "reply.received" | "reply.categorized" | "bounce.detected" | "lead.unsubscribed" | "blocklist.entry_added" | "blocklist.entry_removed" | "campaign.guard_tripped" | "campaign.paused" | "campaign.resumed" | "campaign.stopped" | "campaign.variant_paused" | "mailbox.guard_tripped" | "mailbox.health_worsened" | "lead_list.members_added.completed" | "lead_list.members_removed.completed" | "people.export.completed" | "people.erasure.completed" | "webhook.test";
        /**
         * @description An event type or a group of event types. `*` selects all types. `lead.*` selects all types that begin with `lead.`.
         *     `webhook.test` is always delivered.
         * @enum {string}
         */
        EventSelector: "*" | "lead.*" | "enrollment.*" | "email.*" | "reply.*" | "bounce.*" | "blocklist.*" | "campaign.*" | "mailbox.*" | "lead_list.*" | "people.*" | "lead.created" | "lead.updated" | "lead.deleted" | "lead.bulk_import.completed" | "lead.added_to_campaign.completed" | "lead.removed_from_campaign.completed" | "lead.removed_from_all_campaigns.completed" | "enrollment.resume_completed" | "enrollment.pause_completed" | "email.sent" | "reply.received" | "reply.categorized" | "bounce.detected" | "lead.unsubscribed" | "blocklist.entry_added" | "blocklist.entry_removed" | "campaign.guard_tripped" | "campaign.paused" | "campaign.resumed" | "campaign.stopped" | "campaign.variant_paused" | "mailbox.guard_tripped" | "mailbox.health_worsened" | "lead_list.members_added.completed" | "lead_list.members_removed.completed" | "people.export.completed" | "people.erasure.completed" | "webhook.test";
        /** @description Where and how events of the account are sent. */
        WebhookSettings: {
            /** @description URL to which events are sent. `null` if no URL is set. */
            webhook_url: string | null;
            /** @description Secret that signs every delivery. It begins with `whsec_`. */
            webhook_signing_secret: string;
            /** @description The event types and groups that are sent. The default is `*`. */
            webhook_enabled_events: components["schemas"]["EventSelector"][];
            /**
             * @description Whether events are sent now.
             * @enum {string}
             */
            webhook_status: "enabled" | "disabled";
            /**
             * @description Why delivery is disabled. `no_url`: no URL is set. `endpoint_gone`: the receiver returned 410. `endpoint_failing`: the receiver failed for days.
             * @enum {string|null}
             */
            disabled_reason: "no_url" | "endpoint_gone" | "endpoint_failing" | null;
            /**
             * Format: date-time
             * @description When the service disabled delivery.
             */
            disabled_at: string | null;
            /**
             * Format: date-time
             * @description Until when the last replaced secret also signs. `null` if no replaced secret signs.
             */
            previous_secret_expires_at: string | null;
        };
        /** @description The webhook settings to change. Fields that you leave out stay. */
        WebhookSettingsUpdate: {
            /** @description URL to which events are sent. `null` disables delivery. */
            webhook_url?: string | null;
            /** @description Your own secret: `whsec_` and 24 to 64 bytes in Base64. */
            webhook_signing_secret?: string;
            /** @description The event types and groups to send. They replace the selection. */
            webhook_enabled_events?: components["schemas"]["EventSelector"][];
        };
        /** @description The webhook settings. */
        WebhookSettingsResponse: {
            data: components["schemas"]["WebhookSettings"];
        };
        /**
         * @description Status of a delivery. `pending` waits for its first or next attempt. `delivered` was accepted by the receiver. `failed`
         *     is not attempted again.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "failed";
        /** @description The delivery of one event to the receiver. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the delivery. It is the same as `event_id`, because an event has one delivery.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the event, as in the `webhook-id` header.
             */
            event_id: string;
            event_type: components["schemas"]["EventType"];
            status: components["schemas"]["WebhookDeliveryStatus"];
            /** @description Number of attempts with a known result. An attempt that was interrupted because the service stopped does not count. */
            attempts: number;
            /** @description HTTP status of the last response of the receiver. */
            response_status: number | null;
            /** @description Duration of the last attempt in milliseconds. */
            latency_ms: number | null;
            /** @description The error of the last attempt, or why there are no more attempts. */
            error: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due. `null` if there are no more attempts.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description When the receiver responded to the last attempt with a 2xx status. `null` again while a redelivery waits.
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
             * @description Queues only deliveries that were created at this time or later.
             */
            date_from: string;
            /**
             * Format: date-time
             * @description Queues only deliveries that were created at this time or earlier. The default is now.
             */
            date_to?: string;
            /** @description Queues only deliveries of these event types. The default is all types. */
            event_types?: components["schemas"]["EventType"][];
            status?: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: uuid
             * @description Continues after this delivery. Send the `next_after` of the previous call.
             */
            after?: string;
        };
        /** @description How many deliveries were queued again, and how to continue. */
        WebhookRedeliveryResponse: {
            /** @description The deliveries that were queued. */
            data: {
                /** @description Number of deliveries that this call queued. */
                queued_count: number;
                /** @description Whether the range has more deliveries. */
                has_more: boolean;
                /**
                 * Format: uuid
                 * @description The `after` of the next call: the last delivery that this call queued, or your `after` if it queued none.
                 */
                next_after: string | null;
            };
        };
        /** @description One request to the receiver. */
        WebhookAttempt: {
            /** @description Number of the attempt, from 1. The count continues after a redelivery. */
            attempt: number;
            /**
             * Format: date-time
             * @description When the request started.
             */
            attempted_at: string;
            /** @description HTTP status of the response. */
            response_status: number | null;
            /** @description Duration of the request in milliseconds. */
            latency_ms: number;
            /** @description The error of the attempt. */
            error: string | null;
        };
        /** @description A webhook delivery and its attempts. */
        WebhookDeliveryDetail: {
            delivery: components["schemas"]["WebhookDelivery"];
            /** @description The last 100 attempts, oldest first. */
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
        /** @description One event of the log. `type`, `timestamp` and `data` are the body of its webhook. */
        LoggedEvent: {
            /**
             * Format: uuid
             * @description Id of the event, as in the `webhook-id` header.
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
            /** @description Whether more events follow this page. */
            has_more: boolean;
            /**
             * Format: uuid
             * @description The `after` of the next call: the last id of this page. With `type`, if no more events of this type follow: the last id of the log. If no events follow: your `after`.
             */
            next_after: string | null;
        };
        /** @description Value of this lead field. Absent if it is empty. */
        LeadFieldValue: string;
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
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            name?: components["schemas"]["LeadFieldValue"];
            first_name?: components["schemas"]["LeadFieldValue"];
            last_name?: components["schemas"]["LeadFieldValue"];
            company_name?: components["schemas"]["LeadFieldValue"];
            website?: components["schemas"]["LeadFieldValue"];
            linkedin_url?: components["schemas"]["LeadFieldValue"];
            company_linkedin_url?: components["schemas"]["LeadFieldValue"];
            phone_number?: components["schemas"]["LeadFieldValue"];
            mobile_phone_number?: components["schemas"]["LeadFieldValue"];
            /** @description Custom fields of the lead, at most 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present if the custom fields exceed 8 KB and some are left out.
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
            /** @description Global lead id of the person. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment. `null` if there is none.
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
             * @description Type of the message: an email of the flow, or a reply or forward that a person wrote.
             * @enum {string}
             */
            message_type: "campaign" | "reply" | "forward";
            /**
             * Format: email
             * @description Address of the recipient: the lead, or the recipient of a reply or forward.
             */
            to_email: string;
            /** @description Subject of the message. */
            subject: string;
            /** @description The plain text that was sent, cut at 16,000 characters. A forward includes the forwarded message. A reply does not include the quoted message. */
            body_text: string;
            /**
             * Format: date-time
             * @description When the message was sent.
             */
            sent_at: string;
            /** @description Number of the email in the sequence. `step_number`, `node_id`, `flow_node_id` and `variant_id` are absent if they are unknown. */
            step_number?: number;
            /** @description Id of the email node in the flow. */
            node_id?: string;
            /** @description The same as `node_id`. */
            flow_node_id?: string;
            /**
             * Format: uuid
             * @description Id of the variant that was sent.
             */
            variant_id?: string;
        };
        /** @description A reply that was received in a thread. */
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
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            name?: components["schemas"]["LeadFieldValue"];
            first_name?: components["schemas"]["LeadFieldValue"];
            last_name?: components["schemas"]["LeadFieldValue"];
            company_name?: components["schemas"]["LeadFieldValue"];
            website?: components["schemas"]["LeadFieldValue"];
            linkedin_url?: components["schemas"]["LeadFieldValue"];
            company_linkedin_url?: components["schemas"]["LeadFieldValue"];
            phone_number?: components["schemas"]["LeadFieldValue"];
            mobile_phone_number?: components["schemas"]["LeadFieldValue"];
            /** @description Custom fields of the lead, at most 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present if the custom fields exceed 8 KB and some are left out.
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
            /** @description Global lead id of the person. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment. `null` if there is none.
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
             * @description Address of the sender: the lead, or another person who has the conversation, such as the previous lead or a colleague.
             */
            from_email?: string | null;
            /** @description Subject of the message. It can be empty. */
            subject: string;
            /** @description The new text without the quoted thread, cut at 16,000 characters. */
            body_text: string;
            /**
             * @description Category of the thread after this reply. `Auto Reply` for an automatic reply. `reply.categorized` contains the previous category.
             * @enum {string|null}
             */
            category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            /**
             * Format: date-time
             * @description When the message was received.
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
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            name?: components["schemas"]["LeadFieldValue"];
            first_name?: components["schemas"]["LeadFieldValue"];
            last_name?: components["schemas"]["LeadFieldValue"];
            company_name?: components["schemas"]["LeadFieldValue"];
            website?: components["schemas"]["LeadFieldValue"];
            linkedin_url?: components["schemas"]["LeadFieldValue"];
            company_linkedin_url?: components["schemas"]["LeadFieldValue"];
            phone_number?: components["schemas"]["LeadFieldValue"];
            mobile_phone_number?: components["schemas"]["LeadFieldValue"];
            /** @description Custom fields of the lead, at most 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present if the custom fields exceed 8 KB and some are left out.
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
            /** @description Global lead id of the person. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment. `null` if there is none.
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
             * @description The new category. `null` if it was cleared.
             * @enum {string|null}
             */
            category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
            /**
             * @description The previous category of the thread. `null` if it had none.
             * @enum {string|null}
             */
            previous_category: "Interested" | "Neutral" | "Not Interested" | "Auto Reply" | null;
        };
        /** @description A message that bounced, or that a mail server refused. */
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
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            name?: components["schemas"]["LeadFieldValue"];
            first_name?: components["schemas"]["LeadFieldValue"];
            last_name?: components["schemas"]["LeadFieldValue"];
            company_name?: components["schemas"]["LeadFieldValue"];
            website?: components["schemas"]["LeadFieldValue"];
            linkedin_url?: components["schemas"]["LeadFieldValue"];
            company_linkedin_url?: components["schemas"]["LeadFieldValue"];
            phone_number?: components["schemas"]["LeadFieldValue"];
            mobile_phone_number?: components["schemas"]["LeadFieldValue"];
            /** @description Custom fields of the lead, at most 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present if the custom fields exceed 8 KB and some are left out.
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
            /** @description Global lead id of the person. */
            global_lead_id: string;
            /**
             * Format: uuid
             * @description Id of the enrollment. `null` if there is none.
             */
            enrollment_id: string | null;
            /**
             * Format: uuid
             * @description Id of the mailbox.
             */
            mailbox_id: string;
            /**
             * Format: uuid
             * @description Id of the thread. `null` if the server refused the first message, so no thread exists.
             */
            thread_id: string | null;
            /**
             * Format: uuid
             * @description Id of the message that bounced. `null` if the mail server refused it at once.
             */
            message_id: string | null;
            /** @description Severity and SMTP code, such as `hard 5.1.1`. */
            reason: string;
            /**
             * @description Severity of the bounce. `hard`: the address fails permanently and is blocked. `soft`: the address fails temporarily. `policy`: rules of the receiving server refuse the message.
             * @enum {string}
             */
            severity: "hard" | "soft" | "policy";
            /** @description Enhanced or basic SMTP code, such as `5.1.1` or `550`. */
            smtp_code: string | null;
            /**
             * Format: date-time
             * @description When the bounce was found.
             */
            bounced_at: string;
        };
        /** @description A lead that unsubscribed. */
        LeadUnsubscribedEvent: {
            /**
             * Format: email
             * @description Address of the lead.
             */
            email: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email?: string;
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            name?: components["schemas"]["LeadFieldValue"];
            first_name?: components["schemas"]["LeadFieldValue"];
            last_name?: components["schemas"]["LeadFieldValue"];
            company_name?: components["schemas"]["LeadFieldValue"];
            website?: components["schemas"]["LeadFieldValue"];
            linkedin_url?: components["schemas"]["LeadFieldValue"];
            company_linkedin_url?: components["schemas"]["LeadFieldValue"];
            phone_number?: components["schemas"]["LeadFieldValue"];
            mobile_phone_number?: components["schemas"]["LeadFieldValue"];
            /** @description Custom fields of the lead, at most 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present if the custom fields exceed 8 KB and some are left out.
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
            /** @description Global lead id of the person. */
            global_lead_id: string;
            /**
             * @description How the lead unsubscribed. `unsubscribe`: with the link or the header of an email. `reply_opt_out`: with a reply that asks for no more email. `complaint`: with a spam report.
             * @enum {string}
             */
            origin: "unsubscribe" | "reply_opt_out" | "complaint";
        };
        /** @description A block-list entry. For an address, it can contain the identity of a lead. For a domain, it contains no identity. */
        BlockListEvent: {
            /**
             * Format: uuid
             * @description Id of the block-list entry.
             */
            block_list_entry_id: string;
            type: components["schemas"]["BlockListType"];
            /** @description The address or the host, in lower case. */
            value: string;
            /** @description Why it is blocked. `null` if no reason was given. */
            reason: string | null;
            /**
             * @description What added or removed the entry: an API call, a reply that opts out, the unsubscribe link or header, a spam report, or a hard bounce.
             * @enum {string}
             */
            origin: "api" | "reply_opt_out" | "unsubscribe" | "complaint" | "bounce";
            /**
             * Format: email
             * @description The address. Absent for a domain.
             */
            email?: string;
            /**
             * Format: email
             * @description Address of the mailbox.
             */
            mailbox_email?: string;
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name?: string | null;
            name?: components["schemas"]["LeadFieldValue"];
            first_name?: components["schemas"]["LeadFieldValue"];
            last_name?: components["schemas"]["LeadFieldValue"];
            company_name?: components["schemas"]["LeadFieldValue"];
            website?: components["schemas"]["LeadFieldValue"];
            linkedin_url?: components["schemas"]["LeadFieldValue"];
            company_linkedin_url?: components["schemas"]["LeadFieldValue"];
            phone_number?: components["schemas"]["LeadFieldValue"];
            mobile_phone_number?: components["schemas"]["LeadFieldValue"];
            /** @description Custom fields of the lead, at most 8 KB. */
            custom_fields?: {
                [key: string]: unknown;
            };
            /**
             * @description Present if the custom fields exceed 8 KB and some are left out.
             * @constant
             */
            custom_fields_truncated?: true;
            /**
             * Format: uuid
             * @description Id of the campaign of the lead. Absent if no lead has the address.
             */
            campaign_id?: string;
            /**
             * Format: uuid
             * @description Id of the lead. Absent if no lead has the address.
             */
            lead_id?: string;
            /** @description Global lead id of the person. */
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
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            /**
             * Format: uuid
             * @description Id of the lead.
             */
            lead_id: string;
            /** @description Global lead id of the person. */
            global_lead_id: string;
            name?: components["schemas"]["LeadFieldValue"];
            first_name?: components["schemas"]["LeadFieldValue"];
            last_name?: components["schemas"]["LeadFieldValue"];
            company_name?: components["schemas"]["LeadFieldValue"];
            website?: components["schemas"]["LeadFieldValue"];
            linkedin_url?: components["schemas"]["LeadFieldValue"];
            company_linkedin_url?: components["schemas"]["LeadFieldValue"];
            phone_number?: components["schemas"]["LeadFieldValue"];
            mobile_phone_number?: components["schemas"]["LeadFieldValue"];
            /** @description Custom fields of the lead, at most 8 KB. */
            custom_fields: {
                [key: string]: unknown;
            };
            /**
             * @description Present if the custom fields exceed 8 KB and some are left out.
             * @constant
             */
            custom_fields_truncated?: true;
        };
        /** @description A campaign that paused itself. */
        CampaignGuardTrippedEvent: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            guard_trip: components["schemas"]["GuardTrip"];
        };
        /** @description A variant of an email that `auto_winner` paused. */
        CampaignVariantPausedEvent: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            /** @description Id of the email node. */
            node_id: string;
            /**
             * Format: uuid
             * @description Id of the variant.
             */
            variant_id: string;
            /** @description Name of the variant. */
            label: string;
            /** @description How often it was sent. */
            sent: number;
            /** @description How many of its recipients replied. */
            replied: number;
            /** @description `replied` divided by `sent`. */
            reply_rate: number;
            /**
             * Format: date-time
             * @description When it was paused.
             */
            paused_at: string;
        };
        /** @description A mailbox that rests, because servers refuse its messages. */
        MailboxGuardTrippedEvent: {
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
            /** @description What the last server said. */
            message: string;
            /**
             * Format: date-time
             * @description When the mailbox sends again.
             */
            rests_until: string;
        };
        /** @description A mailbox whose DNS became worse. */
        MailboxHealthWorsenedEvent: {
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
            /** @description Domain of the address, in ASCII. */
            domain: string;
            /**
             * Format: date-time
             * @description When it was checked.
             */
            checked_at: string;
            /** @description The checks that became worse, at least one. */
            checks: components["schemas"]["WorsenedCheck"][];
        };
        /** @description A check of the DNS of a mailbox that became worse. */
        WorsenedCheck: {
            check: components["schemas"]["HealthCheckName"];
            /**
             * @description The last known result before.
             * @enum {string}
             */
            before: "pass" | "warning";
            /**
             * @description The result now.
             * @enum {string}
             */
            after: "warning" | "fail";
            /** @description What was found in DNS. A long record is cut. `null` if nothing was found. */
            record: string | null;
            /** @description What is wrong, as text for people. */
            problem: string | null;
            /** @description What to do, such as the record to set, as text for people. */
            fix: string | null;
        };
        /** @description A campaign whose status changed. */
        CampaignStatusEvent: {
            /**
             * Format: uuid
             * @description Id of the campaign.
             */
            campaign_id: string;
            /** @description Name of the campaign. `null` if it has no name. */
            campaign_name: string | null;
            status: components["schemas"]["CampaignStatus"];
            previous_status: components["schemas"]["CampaignStatus"];
        };
        /** @description A completed bulk operation. */
        BulkCompletedEvent: {
            /**
             * Format: uuid
             * @description Id of the job. `null` if the work was synchronous.
             */
            job_id: string | null;
            /**
             * @description `async` if a job did the work. `sync` if one request did it.
             * @enum {string}
             */
            source: "async" | "sync";
            operation: components["schemas"]["JobKind"];
            /**
             * Format: uuid
             * @description Id of the campaign of the operation. `null` if there is none.
             */
            campaign_id: string | null;
            /**
             * Format: uuid
             * @description Id of the lead list that changed.
             */
            list_id: string | null;
            counts: components["schemas"]["BulkCompletedCounts"];
            /** @description The first 1,000 errors. */
            errors: components["schemas"]["BulkCompletedError"][];
            /** @description The people of the operation, at most 1000: the people who changed. If people were added, people who were already there are included. `counts` shows how many there are. */
            global_lead_ids: string[];
        };
        /** @description The counters of the operation. Other counters are absent. */
        BulkCompletedCounts: {
            /** @description Number of leads that are new in the campaign. */
            created?: number;
            /** @description Number of leads that were already in the campaign and were changed or restored. In an import, the number of stored rows that are not in `created`. */
            updated?: number;
            /** @description Number of enrollments that started, or that continue because the lead was restored. */
            enrolled?: number;
            /** @description Number of people with nothing to do, or unknown people. In an import with `exclusions`, the number of excluded rows. */
            skipped?: number;
            /** @description Number of imported leads that lack a custom field. They receive no mail until they have a value. */
            incomplete?: number;
            /** @description Number of rows with an error, or of unknown people. */
            failed?: number;
            /** @description Number of enrollments that were paused. */
            paused?: number;
            /** @description Number of enrollments that were resumed. */
            resumed?: number;
            /** @description Number of leads or list members that were removed. A person in several campaigns has one lead in each. */
            removed?: number;
            /** @description Number of people who are new on the list. */
            added?: number;
            /** @description Number of people in the exported file. */
            rows_exported?: number;
            /** @description Number of stored rows, including incomplete rows. */
            imported?: number;
        };
        /** @description Why one row or person was not processed. */
        BulkCompletedError: {
            /** @description Id of the person. Absent if it is unknown. */
            globalLeadId?: string;
            /** @description Position of the row in the request, from 0. */
            index?: number;
            /** @description Why it was not processed, as text for people. */
            message: string;
        };
        /** @description A test of the webhook settings. */
        WebhookTestEvent: {
            /** @description A fixed text. */
            message: string;
        };
    };
    responses: {
        /** @description The event is received. Any other status, or no response in time, is retried with increasing delays over 3 days. */
        EventReceived: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The endpoint is gone. Delivery is disabled until you save the webhook settings with a URL again. */
        EndpointGone: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
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
        /** @description The API key is missing, invalid, expired or revoked. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The campaign is external, or its live flow is locked. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The resource, or a resource that the body refers to, does not exist in this account. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The request conflicts with the current state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The flow changed after the revision in `If-Match`. */
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
         * @description Any other error: 405 (see `Allow`), 408, 413, 414, 415, 431, 500, 501, and 503 (see `Retry-After`). The response has the
         *     rate limit headers if the request has a valid key.
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
        /** @description Number of items on the page. `0` returns only the count. */
        Limit: number;
        /** @description Number of items to skip. */
        Offset: number;
        /** @description Tag ids, comma-separated. Returns items that have any of these tags. */
        TagIds: string;
        /** @description Global lead ids, comma-separated. Returns only these people. */
        GlobalLeadIds: string;
        /**
         * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
         * @example import-2026-11-01-batch-7
         */
        IdempotencyKey: string;
        /** @description Id of the campaign. */
        CampaignId: string;
        /** @description Id of the tag. */
        TagId: string;
        /** @description Id of the node in the flow. */
        NodeId: string;
        /** @description Id of the lead. */
        LeadId: string;
        /** @description Id of the API key. */
        ApiKeyId: string;
        /** @description Set to `true` to validate only. Nothing is stored. */
        DryRun: boolean;
        /** @description The flow revision that you read, with or without quotes. Several revisions are separated by commas. `*` matches any revision. If the flow has a different revision, the response is 412. */
        IfMatch: string;
        /** @description Id of the job. */
        JobId: string;
        /** @description Global lead id of the person, 64 hexadecimal characters. */
        GlobalLeadId: string;
        /** @description Id of the lead list. */
        LeadListId: string;
        /** @description Id of the mailbox. */
        MailboxId: string;
        /** @description Id of the connect session. */
        ConnectSessionId: string;
        /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` must also appear as you write it, from the beginning of a word. */
        PeopleSearch: string;
        /** @description The field to sort by. People without a value come last. */
        PeopleSort: components["schemas"]["PeopleSortKey"];
        /** @description The sort direction, ascending or descending. */
        PeopleSortDir: "asc" | "desc";
        /** @description Ids, names or aliases of person tags, comma-separated. Returns people who have any of these tags. An id that does not exist matches no people. A name that does not exist returns 400. */
        PeopleTagIds: string;
        /** @description Campaign ids, comma-separated. Returns people who are in any of these campaigns. */
        PeopleCampaignIds: string;
        /** @description `true` returns only people who replied. `false` returns only people who never replied. */
        PeopleHasReply: boolean;
        /** @description Returns only people whose address has this verification status. */
        PeopleVerificationStatus: "ok" | "catch_all" | "invalid" | "unknown" | "disposable";
        /** @description Id of the thread. */
        ThreadId: string;
        /** @description Id of the message job. */
        MessageJobId: string;
        /** @description Id of the block-list entry. */
        BlockListEntryId: string;
        /** @description Id of the webhook delivery. */
        DeliveryId: string;
        /**
         * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
         *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
         *     one.
         * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
         */
        WebhookId: string;
        /**
         * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
         * @example 1793631605
         */
        WebhookTimestamp: number;
        /**
         * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
         *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
         *     the delivery if one of them matches.
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only campaigns with this status. */
                status?: components["schemas"]["CampaignStatus"];
                /** @description Tag ids, comma-separated. Returns items that have any of these tags. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
            query?: {
                /** @description Set to `true` to launch only if no check of the DNS of an attached mailbox is `fail`. `warning` and `unknown` do not prevent a launch. */
                require_healthy?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Id of the tag. */
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
                /** @description Id of the tag. */
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
    getDaysOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysOffResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    replaceDaysOff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaysOffInput"];
            };
        };
        responses: {
            /** @description The new days off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DaysOffResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getReceiverLimits: {
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
                    "application/json": components["schemas"]["ReceiverLimitsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    replaceReceiverLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiverLimitsInput"];
            };
        };
        responses: {
            /** @description The new limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiverLimitsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    getFlow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign. */
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
                /** @description Set to `true` to validate only. Nothing is stored. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The flow revision that you read, with or without quotes. Several revisions are separated by commas. `*` matches any revision. If the flow has a different revision, the response is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the campaign. */
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
                /** @description Set to `true` to validate only. Nothing is stored. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The flow revision that you read, with or without quotes. Several revisions are separated by commas. `*` matches any revision. If the flow has a different revision, the response is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description The flow revision that you read, with or without quotes. Several revisions are separated by commas. `*` matches any revision. If the flow has a different revision, the response is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the node in the flow. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only leads whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` must also appear as you write it, from the beginning of a word. */
                q?: string;
                /** @description Returns only leads whose enrollment has this state. */
                state?: components["schemas"]["EnrollmentState"];
                /** @description Global lead ids, comma-separated. Returns only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
            };
            header?: never;
            path: {
                /** @description Id of the campaign. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
                /** @description Id of the lead. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Id of the campaign. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only jobs with this status. */
                status?: components["schemas"]["JobStatus"];
                /** @description Returns only jobs with this operation. */
                operation?: components["schemas"]["JobKind"];
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
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
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                /** @description Id of the job. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the campaign. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the campaign. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the campaign. */
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
    previewJob: {
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` must also appear as you write it, from the beginning of a word. */
                q?: components["parameters"]["PeopleSearch"];
                /** @description The field to sort by. People without a value come last. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description The sort direction, ascending or descending. */
                sort_dir?: components["parameters"]["PeopleSortDir"];
                /** @description Global lead ids, comma-separated. Returns only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
                /** @description Campaign ids, comma-separated. Returns people who are in any of these campaigns. */
                campaign_ids?: components["parameters"]["PeopleCampaignIds"];
                /** @description Returns only members of this lead list. */
                list_id?: string;
                /** @description Ids, names or aliases of person tags, comma-separated. Returns people who have any of these tags. An id that does not exist matches no people. A name that does not exist returns 400. */
                tag_ids?: components["parameters"]["PeopleTagIds"];
                /** @description `true` returns only people who replied. `false` returns only people who never replied. */
                has_reply?: components["parameters"]["PeopleHasReply"];
                /** @description Returns only people whose address has this verification status. */
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
    erasePerson: {
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
    exportPersonData: {
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
            /** @description The data of the person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonDataResponse"];
                };
            };
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Id of the tag. */
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
                /** @description Id of the tag. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Id of the lead list. */
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
                /** @description Id of the lead list. */
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
                /** @description Id of the lead list. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` must also appear as you write it, from the beginning of a word. */
                q?: components["parameters"]["PeopleSearch"];
                /** @description The field to sort by. People without a value come last. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description The sort direction, ascending or descending. */
                sort_dir?: components["parameters"]["PeopleSortDir"];
                /** @description Global lead ids, comma-separated. Returns only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
                /** @description Campaign ids, comma-separated. Returns people who are in any of these campaigns. */
                campaign_ids?: components["parameters"]["PeopleCampaignIds"];
                /** @description Ids, names or aliases of person tags, comma-separated. Returns people who have any of these tags. An id that does not exist matches no people. A name that does not exist returns 400. */
                tag_ids?: components["parameters"]["PeopleTagIds"];
                /** @description `true` returns only people who replied. `false` returns only people who never replied. */
                has_reply?: components["parameters"]["PeopleHasReply"];
                /** @description Returns only people whose address has this verification status. */
                email_verification_status?: components["parameters"]["PeopleVerificationStatus"];
            };
            header?: never;
            path: {
                /** @description Id of the lead list. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only people whose address or name matches. Each word of the search must be the beginning of a word in the address or the name. Case and accents are ignored. A term with a dot or `@` must also appear as you write it, from the beginning of a word. */
                q?: components["parameters"]["PeopleSearch"];
                /** @description The field to sort by. People without a value come last. */
                sort?: components["parameters"]["PeopleSort"];
                /** @description The sort direction, ascending or descending. */
                sort_dir?: components["parameters"]["PeopleSortDir"];
                /** @description Global lead ids, comma-separated. Returns only these people. */
                global_lead_ids?: components["parameters"]["GlobalLeadIds"];
                /** @description Campaign ids, comma-separated. Returns people who are in any of these campaigns. */
                campaign_ids?: components["parameters"]["PeopleCampaignIds"];
                /** @description Ids, names or aliases of person tags, comma-separated. Returns people who have any of these tags. An id that does not exist matches no people. A name that does not exist returns 400. */
                tag_ids?: components["parameters"]["PeopleTagIds"];
                /** @description `true` returns only people who replied. `false` returns only people who never replied. */
                has_reply?: components["parameters"]["PeopleHasReply"];
                /** @description Returns only people whose address has this verification status. */
                email_verification_status?: components["parameters"]["PeopleVerificationStatus"];
            };
            header?: never;
            path: {
                /** @description Id of the lead list. */
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
                /** @description Id of the lead list. */
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
                /** @description Id of the lead list. */
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
    bulkChangeLeadListMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the lead list. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only mailboxes whose address or display name contains this text. Case is ignored. */
                q?: string;
                /** @description Tag ids, comma-separated. Returns items that have any of these tags. */
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
                /** @description Id of the mailbox. */
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
    deleteMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the mailbox. */
                id: components["parameters"]["MailboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mailbox is deleted. */
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
    updateMailbox: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the mailbox. */
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
    getMailboxHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the mailbox. */
                id: components["parameters"]["MailboxId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is right and what is wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailboxHealthResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listConnectSessions: {
        parameters: {
            query?: {
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Id of the connect session. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Id of the tag. */
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
                /** @description Id of the tag. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description Searches for words and beginnings of words in the subject, participants, lead name, address and company, campaign
                 *     name, thread tags and message bodies. Case is ignored. The search covers up to 50,000 different words of each
                 *     message. If the search has more than 8 words, only the first 8 are used.
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
                /** @description Tag ids, comma-separated. Returns items that have any of these tags. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
            };
            header?: never;
            path: {
                /** @description Id of the thread. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the thread. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
                 * @example import-2026-11-01-batch-7
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the thread. */
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
                /** @description Id of the message job. */
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
                /** @description Id of the message job. */
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
                /** @description Id of the message job. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Id of the tag. */
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
                /** @description Id of the tag. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Returns only entries whose value contains this text. Case is ignored. */
                q?: string;
                /** @description Returns only entries of this type. */
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
                /** @description Id of the block-list entry. */
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
                /** @description Id of the campaign. */
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
    getVariantStats: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the campaign. */
                id: components["parameters"]["CampaignId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One item for each variant, in the order of the flow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariantStatsResponse"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Unexpected"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                /** @description Id of the API key. */
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
                /** @description Number of items on the page. `0` returns only the count. */
                limit?: components["parameters"]["Limit"];
                /** @description Number of items to skip. */
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
                 * @description Makes a retry safe. A request with the same key and body within 24 hours returns the stored response and does nothing again.
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
                /** @description Id of the webhook delivery. */
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
                /** @description Id of the webhook delivery. */
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
                /** @description Number of events on the page. */
                limit?: number;
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
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["LeadEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadUpdated: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["LeadEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadDeleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["LeadEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadBulkImportCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadAddedToCampaignCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadRemovedFromCampaignCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadRemovedFromAllCampaignsCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onEnrollmentResumeCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onEnrollmentPauseCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onEmailSent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["EmailSentEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onReplyReceived: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["ReplyReceivedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onReplyCategorized: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["ReplyCategorizedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onBounceDetected: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BounceDetectedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadUnsubscribed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                    type: "lead.unsubscribed";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["LeadUnsubscribedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onBlocklistEntryAdded: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BlockListEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onBlocklistEntryRemoved: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BlockListEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onCampaignGuardTripped: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                    type: "campaign.guard_tripped";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignGuardTrippedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onCampaignVariantPaused: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                    type: "campaign.variant_paused";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignVariantPausedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onCampaignPaused: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignStatusEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onCampaignResumed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignStatusEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onCampaignStopped: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["CampaignStatusEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onMailboxGuardTripped: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                    type: "mailbox.guard_tripped";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["MailboxGuardTrippedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onMailboxHealthWorsened: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                    type: "mailbox.health_worsened";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["MailboxHealthWorsenedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadListMembersAddedCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onLeadListMembersRemovedCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onPeopleExportCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onPeopleErasureCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                    type: "people.erasure.completed";
                    /**
                     * Format: date-time
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["BulkCompletedEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
        };
    };
    onWebhookTest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event. It is the same for all retries and redeliveries. Use it to skip events that you have already handled.
                 *     Ids increase with time (UUID v7). If two events are about the same object, the event with the greater id is the later
                 *     one.
                 * @example 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c91
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was signed, in Unix epoch seconds. Reject an attempt that differs from your clock by more than five minutes.
                 * @example 1793631605
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<raw body>`. The key is the Base64-decoded part of
                 *     the secret after `whsec_`. During a rotation, there is one signature for each valid secret, separated by spaces. Accept
                 *     the delivery if one of them matches.
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
                     * @description When the event happened.
                     */
                    timestamp: string;
                    data: components["schemas"]["WebhookTestEvent"];
                };
            };
        };
        responses: {
            410: components["responses"]["EndpointGone"];
            "2XX": components["responses"]["EventReceived"];
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
export type SkipDates = components['schemas']['SkipDates'];
export type DaysOff = components['schemas']['DaysOff'];
export type DaysOffInput = components['schemas']['DaysOffInput'];
export type DaysOffResponse = components['schemas']['DaysOffResponse'];
export type ReceiverLimits = components['schemas']['ReceiverLimits'];
export type ReceiverLimitsInput = components['schemas']['ReceiverLimitsInput'];
export type ReceiverLimitsResponse = components['schemas']['ReceiverLimitsResponse'];
export type LifecycleSchedule = components['schemas']['LifecycleSchedule'];
export type LifecycleScheduleInput = components['schemas']['LifecycleScheduleInput'];
export type CampaignSummary = components['schemas']['CampaignSummary'];
export type Campaign = components['schemas']['Campaign'];
export type GuardTrip = components['schemas']['GuardTrip'];
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
export type AutoWinner = components['schemas']['AutoWinner'];
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
export type VariantStats = components['schemas']['VariantStats'];
export type VariantStatsResponse = components['schemas']['VariantStatsResponse'];
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
export type JobKind = components['schemas']['JobKind'];
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
export type PersonData = components['schemas']['PersonData'];
export type PersonDataLead = components['schemas']['PersonDataLead'];
export type PersonDataThread = components['schemas']['PersonDataThread'];
export type PersonDataMessageJob = components['schemas']['PersonDataMessageJob'];
export type PersonDataSend = components['schemas']['PersonDataSend'];
export type PersonDataReplacement = components['schemas']['PersonDataReplacement'];
export type PersonDataEvent = components['schemas']['PersonDataEvent'];
export type PersonDataResponse = components['schemas']['PersonDataResponse'];
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
export type MailboxRamp = components['schemas']['MailboxRamp'];
export type MailboxResponse = components['schemas']['MailboxResponse'];
export type HealthResult = components['schemas']['HealthResult'];
export type HealthCheckName = components['schemas']['HealthCheckName'];
export type MailboxHealthCheck = components['schemas']['MailboxHealthCheck'];
export type MailboxHealth = components['schemas']['MailboxHealth'];
export type MailboxHealthResponse = components['schemas']['MailboxHealthResponse'];
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
export type LeadFieldValue = components['schemas']['LeadFieldValue'];
export type EmailSentEvent = components['schemas']['EmailSentEvent'];
export type ReplyReceivedEvent = components['schemas']['ReplyReceivedEvent'];
export type ReplyCategorizedEvent = components['schemas']['ReplyCategorizedEvent'];
export type BounceDetectedEvent = components['schemas']['BounceDetectedEvent'];
export type LeadUnsubscribedEvent = components['schemas']['LeadUnsubscribedEvent'];
export type BlockListEvent = components['schemas']['BlockListEvent'];
export type LeadEvent = components['schemas']['LeadEvent'];
export type CampaignGuardTrippedEvent = components['schemas']['CampaignGuardTrippedEvent'];
export type CampaignVariantPausedEvent = components['schemas']['CampaignVariantPausedEvent'];
export type MailboxGuardTrippedEvent = components['schemas']['MailboxGuardTrippedEvent'];
export type MailboxHealthWorsenedEvent = components['schemas']['MailboxHealthWorsenedEvent'];
export type WorsenedCheck = components['schemas']['WorsenedCheck'];
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
  'lead.unsubscribed': LeadUnsubscribedEvent;
  'blocklist.entry_added': BlockListEvent;
  'blocklist.entry_removed': BlockListEvent;
  'campaign.guard_tripped': CampaignGuardTrippedEvent;
  'campaign.variant_paused': CampaignVariantPausedEvent;
  'campaign.paused': CampaignStatusEvent;
  'campaign.resumed': CampaignStatusEvent;
  'campaign.stopped': CampaignStatusEvent;
  'mailbox.guard_tripped': MailboxGuardTrippedEvent;
  'mailbox.health_worsened': MailboxHealthWorsenedEvent;
  'lead_list.members_added.completed': BulkCompletedEvent;
  'lead_list.members_removed.completed': BulkCompletedEvent;
  'people.export.completed': BulkCompletedEvent;
  'people.erasure.completed': BulkCompletedEvent;
  'webhook.test': WebhookTestEvent;
}
