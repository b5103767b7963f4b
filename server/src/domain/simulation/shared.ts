/** A campaign and the mailboxes that are attached to it. */
export interface Attached {
  id: string;
  mailboxIds: readonly string[];
}

/** The campaigns that share mailboxes with one, or with one that does: what any of them sends leaves less for the others. */
export function sharingCampaigns<C extends Attached>(campaign: Attached, others: readonly C[]): C[] {
  const byMailbox = new Map<string, C[]>();
  for (const other of others)
    for (const id of other.mailboxIds) byMailbox.set(id, [...(byMailbox.get(id) ?? []), other]);
  const found = new Set<C>();
  const mailboxes = new Set(campaign.mailboxIds);
  for (const id of mailboxes)
    for (const other of byMailbox.get(id) ?? []) {
      if (other.id === campaign.id) continue;
      found.add(other);
      for (const further of other.mailboxIds) mailboxes.add(further);
    }
  return [...found];
}
