import type { Example } from '../example.ts';
import { EmergencyCalls } from './emergency-calls.tsx';

export const examples: readonly Example[] = [{ title: 'In an emergency', node: <EmergencyCalls /> }];
