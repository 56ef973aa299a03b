import { createContext } from 'react-router';
import type { EnquiryContext } from './enquiry-context.ts';

/** Enquiries in the running server, for loaders and actions. Pages rendered in the build have none. */
export const enquiryContext = createContext<EnquiryContext | null>(null);
