/** What the receiver has seen. Times are epoch ms of its own clock. */

export interface WebhookRecord {
  readonly eventId: string;
  readonly at: number;
  /** Null: it never answered. */
  readonly status: number | null;
}

/** One line of the payment server's ledger: money that moved. */
export interface ChargeRecord {
  readonly chargeId: string;
  readonly customerId: string;
  readonly amountCents: number;
  /** The job's key, the same for all of its attempts. */
  readonly idempotencyKey: string;
  readonly at: number;
}

export interface MailRecord {
  readonly to: string;
  readonly domain: string;
  readonly idempotencyKey: string;
  readonly startedAt: number;
  readonly finishedAt: number;
}

export interface ReceiverRecords {
  readonly webhooks: readonly WebhookRecord[];
  readonly charges: readonly ChargeRecord[];
  readonly mails: readonly MailRecord[];
}
