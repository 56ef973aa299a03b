import type { Example } from '../example.ts';
import { Footer } from './footer.tsx';
import { Loading } from './loading.tsx';
import { Brand } from './logo.tsx';
import { MapOnClick } from './map-on-click.tsx';
import { NetworkProblem } from './network-problem.tsx';
import { NotFound } from './not-found.tsx';
import { OpenNowLink } from './open-now.tsx';
import { sampleSite } from './sample-site.ts';

const { clinic } = sampleSite;

export const examples: readonly Example[] = [
  { title: 'Mark and name', node: <Brand clinic={clinic} /> },
  { title: 'Open', node: <OpenNowLink openNow={{ open: true, text: 'Open now, until 8:00 pm' }} fallback="" /> },
  { title: 'Closed', node: <OpenNowLink openNow={{ open: false, text: 'Opens Sat 10:30 am' }} fallback="" /> },
  { title: 'Not known yet', node: <OpenNowLink openNow={null} fallback="Opening hours" /> },
  { title: 'Map, before the click', node: <MapOnClick map={clinic.map} clinicName={clinic.name} /> },
  { title: 'Not found', node: <NotFound />, wide: true },
  { title: 'Network problem', node: <NetworkProblem href="/design-system" clinic={clinic} />, wide: true },
  { title: 'Loading', node: <Loading />, wide: true },
  { title: 'Footer', node: <Footer site={sampleSite} />, wide: true },
];
