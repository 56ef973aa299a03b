import { describe, expect, it } from 'vitest';
import { publicRoutes } from './public-screens.ts';

describe('the list of public screens', () => {
  it('has every public screen and its frame, nothing of the desk, nothing in another language and no file', () => {
    const routes = {
      root: { id: 'root', path: '' },
      home: { id: 'home', parentId: 'root', index: true },
      'desk-frame': { id: 'desk-frame', parentId: 'root' },
      today: { id: 'today', parentId: 'desk-frame', path: 'admin-dashboard' },
      hours: { id: 'hours', parentId: 'today', path: 'hours' },
      'sign-in': { id: 'sign-in', parentId: 'root', path: 'admin-login' },
      'form-frame': { id: 'form-frame', parentId: 'root' },
      'form-step': { id: 'form-step', parentId: 'form-frame', path: 'patient-form/:form' },
      feed: { id: 'feed', parentId: 'root', path: 'blog/feed.json' },
      calendar: { id: 'calendar', parentId: 'root', path: 'appointment/:token/calendar.ics' },
      'in-hindi': { id: 'in-hindi', parentId: 'root', path: 'hi/services/:category/:treatment' },
      landing: { id: 'landing', parentId: 'root', path: ':landing' },
    };
    expect(Object.keys(publicRoutes(routes))).toEqual(['root', 'home', 'form-frame', 'form-step', 'landing']);
  });
});
