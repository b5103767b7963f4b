import type {
  DataSenderData,
  EmailVariantInput,
  FlowEdgeInput,
  FlowInput,
  FlowNodeInput,
} from './generated/types.js';

/**
 * How long to wait: a number of seconds, or a text of a number and a unit.
 *
 * @example
 * const pause: WaitDuration = '3 days';
 */
export type WaitDuration = number | `${number} ${'minute' | 'hour' | 'day'}${'' | 's'}`;

/**
 * One variant of an email. Without an `id`, it gets one that depends on its position in the flow.
 *
 * @example
 * const first: EmailWording = { subject: 'Idea for {{company_name}}', template: 'Hi {{first_name}}, …' };
 */
export type EmailWording = Omit<EmailVariantInput, 'id'> & { id?: string };

const unitSeconds = { minute: 60, hour: 3_600, day: 86_400 };

/**
 * Builds a flow without branches. {@link flow} creates one.
 *
 * @example
 * const input = new FlowBuilder().email({ subject: 'Hello', template: 'Hi {{first_name}}' }).build();
 */
export class FlowBuilder {
  readonly #nodes: FlowNodeInput[] = [{ id: 'leads', type: 'leadSource' }];

  /** Adds an email. With several variants, each is sent to its share of the leads. */
  email(...wordings: [EmailWording, ...EmailWording[]]): this {
    const node = this.#nodes.length;
    const variants = wordings.map((wording, index) => ({ id: variantId(node, index), ...wording }));
    return this.#add({ id: `email-${node}`, type: 'email', data: { variants } });
  }

  /** Adds a wait before the next step, of at least three minutes. */
  wait(duration: WaitDuration): this {
    const [amount, unit = ''] = String(duration).split(' ');
    const size = unit ? unitSeconds[unit.replace(/s$/, '') as keyof typeof unitSeconds] : 1;
    const wait_duration_seconds = Math.round(+amount! * size);
    if (!wait_duration_seconds) throw new TypeError(`"${duration}" is not a duration such as '3 days'`);
    if (wait_duration_seconds < 180) throw new RangeError('A wait has at least 3 minutes');
    return this.#add({ id: `wait-${this.#nodes.length}`, type: 'waitTime', data: { wait_duration_seconds } });
  }

  /** Adds a request that sends the lead as JSON to your URL. */
  sendData(data: DataSenderData): this {
    return this.#add({ id: `send-${this.#nodes.length}`, type: 'dataSender', data });
  }

  /** Returns the flow for `client.flow.save` or `client.campaigns.create`. The same steps always return the same flow. */
  build(): FlowInput {
    const edges = this.#nodes.slice(1).map((node, index): FlowEdgeInput => ({
      source: this.#nodes[index]!.id,
      target: node.id,
    }));
    return { nodes: [...this.#nodes], edges };
  }

  #add(node: FlowNodeInput): this {
    this.#nodes.push(node);
    return this;
  }
}

/**
 * Creates a flow, to which you add steps. For branches, such as those of a categorizer, write `nodes` and `edges` yourself.
 *
 * @example
 * const sequence = flow()
 *   .email({ subject: 'Idea for {{company_name}}', template: 'Hi {{first_name}}, …' })
 *   .wait('3 days')
 *   .email({ subject: '', template: 'Did you see my note?' })
 *   .build();
 * await client.flow.save(campaignId, sequence);
 */
export function flow(): FlowBuilder {
  return new FlowBuilder();
}

/** Returns a UUID (version 8, RFC 9562) from the position of a variant, so that the same steps build the same flow. */
function variantId(node: number, variant: number): string {
  const digits = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `00000000-0000-8000-8000-${digits(node, 4)}${digits(variant, 8)}`;
}
