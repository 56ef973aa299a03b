/** What every page's frame shows about the clinic. The root loader builds it from the clinic's own files. */
export type SiteData = {
  readonly clinic: Clinic;
  /** The seven main categories in the order of the menu. */
  readonly categories: readonly CategoryMenu[];
  /** Address of the clinic's own colours; null where they are the shipped ones. */
  readonly ownStyles: string | null;
  /** Of the copyright line, in the clinic's time zone. */
  readonly year: number;
};

export type Clinic = {
  readonly name: string;
  /** Stands beside the mark; `name` usually begins with it. */
  readonly shortName: string;
  /** Under the short name: "Skin & Hair Clinic, Nagpur". */
  readonly tagline: string;
  readonly city: string;
  /** Null while it is the shipped mark. */
  readonly logo: ClinicLogo | null;
  /** The first is the one on the "Call" button. */
  readonly phones: readonly [Telephone, ...Telephone[]];
  readonly addressLines: readonly string[];
  readonly hours: readonly OpeningHours[];
  readonly social: readonly OutsideLink[];
  /** Null where the clinic has none. */
  readonly chat: OutsideLink | null;
  readonly map: ClinicMap;
  /** Said after the copyright line while the contact details are placeholders. */
  readonly notice: 'demonstration' | null;
};

/** The clinic's own logo; `hasName` says that its lettering is the clinic's name. */
export type ClinicLogo = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly hasName: boolean;
};

export type Telephone = {
  /** As people read it out: "+91 00000 00000". */
  readonly display: string;
  /** "tel:+910000000000" */
  readonly href: string;
};

export type OpeningHours = {
  /** "Mon-Sat" */
  readonly days: string;
  /** "10:30 am – 8:00 pm" */
  readonly times: string;
  /** The one-line form of the footer: "Mon-Sat 10:30am to 08:00pm" */
  readonly line: string;
};

export type OutsideLink = { readonly name: string; readonly href: string };

export type ClinicMap = {
  /** Framed in the page, only when a reader asks for it. */
  readonly embedUrl: string;
  /** Opens the large map; all there is without JavaScript. */
  readonly linkUrl: string;
  /** The way here in map programs. */
  readonly directions: readonly OutsideLink[];
  /** What the drawn map shows, in words. */
  readonly staticAlt: string;
};

export type CategoryMenu = {
  readonly displayName: string;
  readonly path: string;
  readonly treatments: readonly TreatmentLink[];
  /** The category's plate, shown beside its list on wide screens. */
  readonly figure: CategoryFigure | null;
};

export type TreatmentLink = { readonly cardTitle: string; readonly path: string };

export type CategoryFigure = { readonly src: string; readonly caption: string };
