import { createContext } from 'react-router';
import type { BookingContext } from './booking-context.ts';

/** Booking in the running server, for loaders and actions. Pages rendered in the build have none. */
export const bookingContext = createContext<BookingContext | null>(null);
