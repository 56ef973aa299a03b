import type { Example } from '../example.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `?page=${page}`;

export const examples: readonly Example[] = [
  { title: 'In the middle', node: <Pagination current={6} total={12} hrefOf={hrefOf} /> },
  { title: 'At the start', node: <Pagination current={1} total={3} hrefOf={hrefOf} /> },
];
