import type {
  DataSenderData,
  EmailVariantInput,
  FlowEdgeInput,
  FlowInput,
  FlowNodeInput,
} from './generated/types.js';

/**
 * How long to wait: seconds, or a number and its unit.
 *
 * @example
 * const pause: WaitDuration = '3 days';
 */
export type WaitDuration = number | `${number} ${'minute' | 'hour' | 'day'}${'' | 's'}`;

/**
 * One wording of an email; its id is made from its place when left out.
 *
 * @example
 * const first: EmailWording = { subject: 'Idea for {{company_name}}', template: 'Hi {{first_name}}, …' };
 */
export type EmailWording = Omit<EmailVariantInput, 'id'> & { id?: string };

const unitSeconds = { minute: 60, hour: 3_600, day: 86_400 };

/**
 * Builds a flow in which every step follows the one before; {@link flow} begins one.
 *
 * @example
 * const input = new FlowBuilder().email({ subject: 'Hello', template: 'Hi {{first_name}}' }).build();
 */
export class FlowBuilder {
  readonly #nodes: FlowNodeInput[] = [{ id: 'leads', type: 'leadSource' }];

  /** Sends an email: in the one wording, or in one of several, each for its share of the leads. */
  email(...wordings: [EmailWording, ...EmailWording[]]): this {
    const node = this.#nodes.length;
    const variants = wordings.map((wording, index) => ({ id: variantId(node, index), ...wording }));
    return this.#add({ id: `email-${node}`, type: 'email', data: { variants } });
  }

  /** Waits before the next step: three minutes at least. */
  wait(duration: WaitDuration): this {
    const [amount, unit = ''] = String(duration).split(' ');
    const size = unit ? unitSeconds[unit.replace(/s$/, '') as keyof typeof unitSeconds] : 1;
    const wait_duration_seconds = Math.round(+amount! * size);
    if (!wait_duration_seconds) throw new TypeError(`"${duration}" is no time to wait, such as '3 days'`);
    return this.#add({ id: `wait-${this.#nodes.length}`, type: 'waitTime', data: { wait_duration_seconds } });
  }

  /** Sends the lead as JSON to a URL of yours. */
  sendData(data: DataSenderData): this {
    return this.#add({ id: `send-${this.#nodes.length}`, type: 'dataSender', data });
  }

  /** The flow as `client.flow.save` and `client.campaigns.create` accept it; the same steps always give the same flow. */
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
 * Begins a flow. For branches, such as those of a categorizer, write `nodes` and `edges` yourself.
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

/** A UUID (version 8, RFC 9562) from the place of a variant, so that a flow that is built again is the same flow. */
function variantId(node: number, variant: number): string {
  const digits = (value: number, length: number) => value.toString(16).padStart(length, '0');
  return `00000000-0000-8000-8000-${digits(node, 4)}${digits(variant, 8)}`;
}
