import type { SandboxMessage, SandboxRepository } from '../../server/src/sandbox/behaviour.js';

export interface MemorySandboxRepository extends SandboxRepository {
  readonly messages: readonly (SandboxMessage & { answered: boolean })[];
}

/** The sandbox's storage in memory. `deliveries` above 1 is a message that was sent twice. */
export function memorySandboxRepository(): MemorySandboxRepository {
  const messages: (SandboxMessage & { answered: boolean })[] = [];
  return {
    messages,
    async accept(message) {
      const known = messages.find(
        other => other.messageIdHeader === message.messageIdHeader && other.rcptTo === message.rcptTo,
      );
      if (known) known.deliveries++;
      else
        messages.push({ ...message, id: `message-${messages.length + 1}`, deliveries: 1, answered: false });
    },
    async dueAnswers(now, limit) {
      return messages
        .filter(message => !message.answered && message.answerDueAt !== null && message.answerDueAt <= now)
        .slice(0, limit);
    },
    async markAnswered(id) {
      for (const message of messages) if (message.id === id) message.answered = true;
    },
    async hasMessageId(messageId) {
      return messages.some(message => message.messageIdHeader === messageId);
    },
  };
}
