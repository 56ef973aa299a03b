import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';

/** What the handlers of the public API work with, apart from the request itself. */
export interface ApiContext {
  readonly booking: BookingContext;
  /** Scheme and host of the site, for the links in answers. */
  readonly origin: string;
  /** Network address of the client. */
  readonly address: string;
}

/** A handler of one method at one address; `token` is the changing part of the address, where it has one. */
export type Handler = (request: Request, context: ApiContext, token: string) => Promise<Response>;
