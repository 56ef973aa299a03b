/** The parts of FHIR R4 (hl7.org/fhir/R4) that forms are exported as. Only what is written is named here. */
export interface Extension {
  readonly url: string;
  readonly valueCode?: string;
  readonly valueInteger?: number;
  readonly valueDecimal?: number;
  readonly valueCoding?: Partial<Coding>;
  readonly valueCodeableConcept?: CodeableConcept;
  readonly valueExpression?: { readonly language: 'text/fhirpath'; readonly expression: string };
}
export interface Coding {
  readonly system: string;
  readonly code: string;
  readonly display?: string;
}
export interface CodeableConcept {
  readonly coding?: readonly Coding[];
  readonly text?: string;
}
export interface Reference {
  readonly reference: string;
}

/** A value as FHIR tags it. */
export interface Value {
  readonly valueBoolean?: boolean;
  readonly valueInteger?: number;
  readonly valueDecimal?: number;
  readonly valueDate?: string;
  readonly valueString?: string;
  readonly valueCoding?: Coding;
  readonly valueAttachment?: { readonly contentType: 'image/jpeg'; readonly url: string; readonly title: string };
}

export interface EnableWhen {
  readonly question: string;
  readonly operator: '=' | '>=' | '<=' | 'exists';
  readonly answerBoolean?: boolean;
  readonly answerInteger?: number;
  readonly answerDecimal?: number;
  readonly answerCoding?: Coding;
}

export type ItemType =
  | 'group'
  | 'display'
  | 'boolean'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'string'
  | 'text'
  | 'choice'
  | 'attachment';

export interface QuestionnaireItem {
  readonly extension?: readonly Extension[];
  readonly linkId: string;
  readonly text: string;
  readonly type: ItemType;
  readonly enableWhen?: readonly EnableWhen[];
  readonly enableBehavior?: 'all' | 'any';
  readonly required?: boolean;
  readonly repeats?: boolean;
  readonly maxLength?: number;
  readonly answerOption?: readonly { readonly valueCoding: Coding }[];
  readonly item?: readonly QuestionnaireItem[];
}

export interface Questionnaire {
  readonly resourceType: 'Questionnaire';
  readonly id: string;
  readonly url: string;
  readonly version: string;
  readonly name: string;
  readonly title: string;
  readonly status: 'active';
  readonly language: string;
  readonly subjectType: readonly ['Patient'];
  readonly item: readonly QuestionnaireItem[];
}

export interface ResponseItem {
  readonly extension?: readonly Extension[];
  readonly linkId: string;
  readonly text?: string;
  readonly answer?: readonly Value[];
  readonly item?: readonly ResponseItem[];
}

export interface QuestionnaireResponse {
  readonly resourceType: 'QuestionnaireResponse';
  readonly id: string;
  readonly questionnaire: string;
  readonly status: 'completed';
  readonly language: string;
  readonly subject: Reference;
  readonly authored: string;
  readonly item: readonly ResponseItem[];
}

interface Telecom {
  readonly system: 'phone' | 'email';
  readonly value: string;
}
export interface Patient {
  readonly resourceType: 'Patient';
  readonly id: string;
  readonly name: readonly { readonly text: string }[];
  readonly telecom: readonly Telecom[];
  readonly gender?: 'female' | 'male' | 'other';
  readonly birthDate?: string;
  readonly address?: readonly { readonly city: string }[];
  readonly contact?: readonly {
    readonly relationship: readonly CodeableConcept[];
    readonly name: { readonly text: string };
    readonly telecom: readonly Telecom[];
  }[];
}

export interface Consent {
  readonly resourceType: 'Consent';
  readonly id: string;
  readonly status: 'active' | 'inactive';
  readonly language: string;
  readonly scope: CodeableConcept;
  readonly category: readonly CodeableConcept[];
  readonly patient: Reference;
  readonly dateTime: string;
  readonly policyRule: CodeableConcept;
  readonly provision: { readonly type: 'permit'; readonly purpose: readonly Coding[] };
}

interface Quantity {
  readonly value: number;
  readonly unit: string;
  readonly system: 'http://unitsofmeasure.org';
  readonly code: string;
}
export interface Observation {
  readonly resourceType: 'Observation';
  readonly id: string;
  readonly status: 'final';
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly effectiveDateTime: string;
  readonly valueQuantity: Quantity;
  readonly interpretation?: readonly CodeableConcept[];
  readonly derivedFrom: readonly Reference[];
  readonly component: readonly { readonly code: CodeableConcept; readonly valueQuantity: Quantity }[];
}

export type Resource = Questionnaire | QuestionnaireResponse | Patient | Consent | Observation;

export interface Bundle {
  readonly resourceType: 'Bundle';
  readonly type: 'collection';
  readonly timestamp: string;
  readonly entry: readonly { readonly fullUrl: string; readonly resource: Resource }[];
}
