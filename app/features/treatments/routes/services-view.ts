import type { Catalogue } from '../domain/catalogue.ts';
import { servicesPage } from '../domain/category-page.ts';
import { categoryFigure } from './pictures.ts';

/** Every department with its treatments and its figure; "/services/hair" is the section "hair". */
export function servicesView(catalogue: Catalogue) {
  return servicesPage(catalogue).map((entry) => {
    const id = entry.category.path.split('/').at(-1) ?? entry.category.path;
    return { ...entry, id, figure: categoryFigure(catalogue, id) };
  });
}
