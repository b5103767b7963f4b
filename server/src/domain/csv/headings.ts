/** Fields of a lead under the names that other programs and languages give them. */
const names: Record<string, readonly string[]> = {
  email: ['email', 'mail', 'emailaddress', 'mailaddress', 'workemail', 'primaryemail', 'contactemail',
    'businessemail', 'emailadresse', 'correo', 'correoelectronico', 'courriel', 'adressemail', 'indirizzoemail',
    'leademail', 'personemail', 'email1', 'email1value', 'emails', 'emailid', 'adresseemail', 'adressecourriel',
    'adresseelectronique', 'mailadresse', 'direccionemail', 'direcciondecorreo', 'direcciondecorreoelectronico',
    'enderecoemail', 'enderecodeemail', 'indirizzodiposta', 'postaelettronica', 'emailadres', 'mailadres',
    'epost', 'epostadress', 'epostadresse', 'sahkoposti', 'adresemail', 'eposta', 'почта', 'электроннаяпочта',
    'メール', 'メールアドレス', '邮箱', '电子邮件', '電子郵件', '이메일',
    'geschaftlicheemail', 'emailgeschaftlich', 'geschaftlicheemailadresse', 'emailadressegeschaftlich',
    'correocorporativo', 'emailcorporativo', 'correodeempresa', 'correodetrabajo', 'emailprofessionnel'],
  name: ['name', 'fullname', 'displayname', 'contactname', 'leadname', 'personname', 'nomcomplet',
    'nombrecompleto', 'nombreyapellidos', 'nomecompleto', 'naam', 'vollstandigername', 'ansprechpartner',
    'imieinazwisko', 'фио', '氏名', '姓名', '이름', 'vorundnachname', 'nombresyapellidos'],
  first_name: ['firstname', 'first', 'givenname', 'forename', 'vorname', 'prenom', 'nombre', 'fname', 'nome',
    'voornaam', 'imie', 'fornamn', 'fornavn', 'etunimi', 'имя', 'nombres', 'primernombre', 'nombredepila'],
  last_name: ['lastname', 'last', 'surname', 'familyname', 'nachname', 'apellido', 'lname', 'apellidos', 'nom',
    'nomdefamille', 'cognome', 'sobrenome', 'achternaam', 'familienname', 'nazwisko', 'efternamn', 'efternavn',
    'etternavn', 'sukunimi', 'фамилия', 'zuname', 'primerapellido'],
  company_name: ['companyname', 'company', 'organization', 'organisation', 'firma',
    'employer', 'organizationname', 'organization1name', 'firmenname', 'unternehmen', 'societe',
    'entreprise', 'empresa', 'azienda', 'societa', 'bedrijf', 'bedrijfsnaam', 'foretag', 'virksomhed', 'yritys',
    'компания', '会社名', '公司', 'compania', 'razonsocial', 'nombredelaempresa', 'nombredeempresa', 'unternehmensname', 'arbeitgeber',
    'raisonsociale', 'nomdelentreprise', 'ragionesociale'],
  website: ['website', 'url', 'web', 'homepage', 'domain', 'companywebsite', 'site', 'website1value', 'webpage',
    'webseite', 'siteweb', 'siteinternet', 'sitioweb', 'paginaweb', 'sitoweb', 'internetseite', 'internetadresse', 'webadresse',
    'websiteurl', 'sitio'],
  linkedin_url: ['linkedinurl', 'linkedin', 'linkedinprofile', 'personlinkedinurl', 'linkedinprofileurl',
    'linkedinprofil', 'profillinkedin', 'perfillinkedin', 'perfildelinkedin', 'paginadelinkedin', 'profilolinkedin'],
  company_linkedin_url: ['companylinkedinurl', 'companylinkedin', 'linkedincompanyurl', 'linkedinfirma', 'linkedinunternehmen',
    'linkedinempresa', 'linkedindelaempresa', 'linkedinentreprise'],
  phone_number: ['phonenumber', 'phone', 'telephone', 'tel', 'workphone', 'telefon', 'officephone',
    'businessphone', 'workdirectphone', 'directphone', 'corporatephone', 'companyphone', 'primaryphone',
    'phone1value', 'telephonenumber', 'telefonnummer', 'numerodetelephone', 'telefono', 'telefone', 'telefoon',
    'telefoonnummer', 'телефон', 'rufnummer', 'telefonnr', 'telefongeschaftlich', 'festnetz', 'numerodetelefono',
    'telefonofijo', 'telefonodetrabajo', 'telefonodecontacto'],
  mobile_phone_number: ['mobilephonenumber', 'mobilephone', 'mobile', 'mobilenumber', 'cell', 'cellphone', 'handy',
    'handynummer', 'mobiltelefon', 'mobilnummer', 'portable', 'telephoneportable', 'movil', 'celular', 'cellulare',
    'mobiel', 'gsm', 'mobil', 'mobilfunk', 'mobilfunknummer', 'mobiltelefonnummer', 'handynr', 'telefonomovil', 'numerodemovil',
    'telefonocelular', 'numerodecelular'],
  tags: ['tags', 'tag', 'labels', 'schlagworter', 'schlagworte', 'etiquetas', 'etiquettes'],
  custom_lead_data: ['customleaddata'],
}; // prettier-ignore

/** Names that mean a field where no other column does: beside an address for mail, `Address` is a street. */
const vague: Record<string, readonly string[]> = {
  email: ['address', 'personalemail', 'privateemail', 'homeemail', 'otheremail', 'secondaryemail', 'email2',
    'email2value'],
  name: ['contact'],
  company_name: ['account', 'accountname', 'business'],
}; // prettier-ignore

/** Columns of our own exports that say nothing that could be imported. */
const derived = new Set(['globalleadid', 'emailverificationstatus', 'campaigncount', 'hasreply', 'latestactivityat',
  'createdat', 'updatedat']); // prettier-ignore

const byName = foldedNames(names);
const byVagueName = foldedNames(vague);

function foldedNames(of: Record<string, readonly string[]>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(of).flatMap(([field, all]) => all.map(name => [foldHeading(name), field] as const)),
  );
}

/** The field of a lead that a folded heading means, if any. */
export function fieldOfHeading(folded: string): string | undefined {
  return byName.get(folded);
}

/** The field that it means where no other column of the file does. */
export function vagueFieldOfHeading(folded: string): string | undefined {
  return byVagueName.get(folded);
}

/** Whether `Name` is the surname, as in German and Dutch beside a `Vorname` and no other surname. */
export function meansSurname(folded: readonly string[]): boolean {
  const isBesideForename = folded.includes('vorname') || folded.includes('voornaam');
  return isBesideForename && !folded.some(name => byName.get(name) === 'last_name');
}

/** Whether `URL` is a profile, as in the connections of LinkedIn, and no website. */
export function meansProfile(folded: readonly string[]): boolean {
  return folded.includes('connectedon') && !folded.some(name => byName.get(name) === 'linkedin_url');
}

/** Whether it is a column of our own exports that says nothing that could be imported. */
export function isDerived(folded: string): boolean {
  return derived.has(folded);
}

/** A heading without what the spellings of one name differ in: case, spaces, signs and accents. */
export function foldHeading(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
