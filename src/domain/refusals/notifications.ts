import type { NoParameters } from "./none.ts";

/** Requests about mails, webhooks and what people are told. */
export interface NotificationRefusals {
  readonly "mail-not-set": NoParameters;
  readonly "mail-not-sent": { readonly why: string };
  readonly "bad-mail-settings": { readonly field: string; readonly found: string };
  readonly "bad-webhook-address": { readonly found: string };
  readonly "webhook-address-private": { readonly address: string };
  readonly "webhook-not-reached": { readonly address: string; readonly why: string };
  readonly "unknown-webhook": { readonly webhook: string };
  readonly "unknown-notification": { readonly message: string };
  readonly "link-expired": NoParameters;
}
