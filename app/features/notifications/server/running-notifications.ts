import { createContext } from 'react-router';
import type { NotificationContext } from './notification-context.ts';

/** Notifications in the running server, for loaders and actions. Pages rendered in the build have none. */
export const notificationContext = createContext<NotificationContext | null>(null);
