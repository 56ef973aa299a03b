// Vitest's setup file of the browser tests.
import { afterEach, beforeEach } from 'vitest';
import { afterTest, beforeTest } from './evidence.ts';

beforeEach(({ task }) => beforeTest(task));
afterEach(({ task }) => afterTest(task));
