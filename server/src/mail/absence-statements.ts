/**
 * How absence notes say in many languages that their writer, or the whole firm, is not there: families of a subject, a verb
 * and a state, for notes that no header and no subject marks. Matched against folded text (`foldText`: no diacritics).
 */

/** So far may the state stand from its verb, within a sentence; the points of dates end none. */
const near = '(?:[^.!?;。]|(?<=\\d)\\.|\\.(?=\\s?\\d)){0,50}?';
const short = '[^.!?;,。]{0,24}?';

/** Who speaks and what with, then the states that mean an absence. */
const families: readonly (readonly [told: string, states: string])[] = [
  [
    `(?:i(?:'m| am|'ll be| will be| shall be)|we(?:'re| are|'ll be| will be)|^(?:am|currently|away)|(?:caught|reached) (?:me|us)) ${near}`,
    "(?:away(?! from (?:a|the) decision)|out of (?:the )?(?:office|country|town|studio|action)|off (?:work|sick|duty|on|until|till|for the)|on (?:[a-z'’-]+ )?(?:leave|holidays?|vacation|pto|honeymoon|sabbatical|furlough|a course|a training|a (?:business )?trip|my holidays)|travell?ing|abroad|overseas|offline|unavailable|ooo|closed(?! (?:that|down|our)(?!\\p{L})| (?:the|this|a|two|three|all) (?:side|part|branch|plant|shop|store|site|division|business|books?|facility|factory|operations?|deal|account|contract|round)(?!\\p{L}))(?! (?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days)|not (?:be )?(?:checking|reading|monitoring|available|in the office|at my desk|working))",
  ],
  ['(?:^|[.!?] )(?:[a-z]{2,12}[,!.-]* )?ooo(?= |,|$)', ''],
  [
    '(?:^|[.!?] )(?:out|off|away) (?:today|this (?:week|morning|afternoon)|next week|mon|tue|wed|thu|fri|until|till?|from|through|all (?:day|week))',
    '',
  ],
  [
    '(?:^|[.!?:] )(?:(?:mein|unser|notre|mes|nos|mi|mis|nuestras|min|var|vores|moj|nasz)[a-z]? )?(?:urlaub|betriebsferien|betriebsurlaub|ferien|conges?(?: annuels?)?|vacances|fermeture(?: annuelle)?|vacaciones|ferias|ferie(?: estive| collettive)?|chiusura(?: estiva)?|vakantie|bouwverlof|semester(?:stangt)?|(?:felles|sommer|jule|paske|vinter|host)?ferie(?:lukket|stengt)?|(?:kesa|vuosi|talvi)?loma|urlop|dovolena|szabadsag|concediu|отпуск|відпустка|annual leave|vacation) (?:vom|von|ab|bis|du|de|del|dal|dall.|van|vanaf|fra|fran|i uke|i uge|uke|uge|vecka|vk?|vko|od|do|с|по|from|until|till|til|to|t/m|au|hasta|jusqu.au|\\d)',
    '',
  ],
  [
    'bleib(?:t|en) (?:die|der|das|unsere?|unser) [^.!?]{0,30}(?:geschlossen|zu|dicht|kalt|unbesetzt|leer)(?=[ .,!])',
    '',
  ],
  [
    '(?:nu ar det|det ar(?: nu)?|nu er det|det er(?: nu)?|vi har(?: nu)?) (?:[a-z]+)?(?:semester|ferie)(?!\\p{L})',
    '',
  ],
  [
    `(?:offices?|firm|practice|clinic|surgery|shop|store|studio|warehouse|yard|team|school|company|business|site|premises|desk)(?: is| are| will be| will remain| remains?|'s| be) ${short}`,
    '(?:closed|shut|unattended)(?! (?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days)',
  ],
  [
    "i (?:do not|don't|am not|'m not) (?:usually |normally )?(?:work|working|in)(?: in)? (?:on )?(?:mon|tues|wednes|thurs|fri)days?",
    '',
  ],
  [
    '(?:(?:mon|diens|donners|frei)tags|mittwochs) (?:arbeite|bin) ich (?:nie|nicht)|ich (?:arbeite|bin) (?:mon|diens|donners|frei)tags nicht',
    '',
  ],
  [
    `(?:ich|wir) (?:bin|sind|befinden?|weilen?|geniess(?:e|en)|mache[n]?|habe[n]?|nehme[n]?|werde[n]?|feiere|verbringe) ${near}`,
    '(?:urlaub|ferien|elternzeit|mutterschutz|betriebsferien|brueckentag|bruckentag|abwesend|ausser haus|auswarts|dienstreise|geschaftsreise|fortbildung|schulung|kur|sabbatical|auszeit|krankgeschrieben|erkrankt|nicht (?:im|am|in der|da|erreichbar|anwesend|verfugbar)|unterwegs|geschlossen|frei(?=[ .,!]|$))',
  ],
  [
    `(?:(?:bin|befinde|sind) (?:ich|wir|mich)|^bin|(?<=[,!.] )bin|derzeit|zurzeit|aktuell|momentan|momentan) ${near}`,
    '(?:urlaub|ferien|elternzeit|mutterschutz|abwesend|ausser haus|dienstreise|krankgeschrieben|erkrankt|nicht (?:im (?:buro|haus|dienst|einsatz)|da(?= |\\.|,)|am platz|erreichbar|anwesend|verfugbar)|unterwegs)',
  ],
  [
    `(?:buro|praxis|kanzlei|betrieb|geschaft|werkstatt|firma|buros|sekretariat|geschaftsstelle|unternehmen|laden|studio|werk) (?:ist|sind|bleibt|bleiben|hat|haben|macht) ${near}`,
    '(?:geschlossen|betriebsferien|betriebsurlaub|urlaub|nicht besetzt|zu(?=[ .,]))',
  ],
  [
    `(?:je (?:ne )?(?:suis|serai|me trouve|pars)|nous (?:sommes|serons)|^actuellement|^absente?) ${near}`,
    "(?:absente?s?|en conges?|en vacances|en deplacement|en arret|en formation|en rtt|en voyage|indisponible|a l'etranger|hors du bureau|pas (?:disponible|joignable|au bureau|en mesure)|injoignable|fermee?s?)",
  ],
  [
    `(?:bureaux?|societe|entreprise|cabinet|magasin|atelier|agence|etude|equipe|boutique|locaux|standard) (?:est|sont|sera|seront|reste|restera|resteront) ${near}`,
    '(?:fermee?s?(?! (?:le|les) (?:lun|mar|mercre|jeu|vendre|same)dis?(?! \\d))|injoignable)',
  ],
  [
    `(?:estoy|estare|me encuentro|me encontrare|estamos|estaremos|nos encontramos|disfruto|disfrutando) ${near}`,
    '(?:vacaciones|de baja|de permiso|de viaje|fuera|ausente|de descanso|dias de descanso|descansando|incapacidad|licencia|no disponible|cerrad[oa]s?)',
  ],
  [
    `(?:oficinas?|despacho|empresa|estudio|tienda|taller|equipo|clinica|negocio) (?:esta|estan|estara|estaran|permanece|permanecera|permaneceran|se encuentra|cierra) ${near}`,
    '(?:cerrad[oa]s?(?! los )|por vacaciones)',
  ],
  [
    `(?:estou|estarei|encontro-me|encontrar-me-ei|me encontro|estamos|estaremos|^de(?= ferias)) ${near}`,
    '(?:ferias|folga|fora|ausente|licenca|baixa|viagem|recesso|feriado|formacao|indisponivel|atestado)',
  ],
  [
    `(?:escritorios?|empresa|loja|consultorio|atelie|equipa|equipe|gabinete) (?:esta|estao|estara|estarao|encontra-se|permanecera|ficara) ${near}`,
    '(?:fechad[oa]s?|encerrad[oa]s?|recesso|ferias)',
  ],
  [
    `(?:sono|saro|siamo|saremo|mi trovo) ${near}`,
    "(?:ferie|fuori|assente|trasferta|viaggio|permesso|malattia|maternita|congedo|all'estero|in vacanza|indisponibile|chiusi)",
  ],
  [
    `(?:uffici|ufficio|studio|azienda|negozio|stabilimento|sede|ditta|laboratorio|segreteria) (?:e|sono|sara|saranno|restera|resteranno|rimarra|rimarranno|restano|rimane|chiude) ${near}`,
    '(?:chius[oi]a?|ferie)',
  ],
  [
    `(?:ik ben|wij zijn|we zijn|ben ik|geniet ik|ik geniet|ik heb|^momenteel|zijn wij|zijn we) ${near}`,
    '(?:vakantie|verlof|afwezig|niet (?:op kantoor|aanwezig|bereikbaar|beschikbaar|werkzaam|in de gelegenheid)|op reis|ziek|vrij(?=[ .,!]|$)|met bouwverlof|buitenlands?|gesloten|zwangerschapsverlof)',
  ],
  [
    `(?:kantoor|kantoren|winkel|praktijk|bedrijf|zaak|showroom|secretariaat) (?:is|zijn|blijft|blijven) ${near}`,
    '(?:gesloten|dicht)',
  ],
  [
    `(?:jag|vi) (?:ar|har|kommer att vara|tar|befinner) ${near}`,
    '(?:semester|ledig|bortrest|franvarande|sjukskriven|foraldraledig|tjanstledig|tjansteresa|inte (?:pa kontoret|pa plats|i tjanst|tillganglig|anträffbar)|pa resa|pa kurs|stangt|vard av barn|vab)',
  ],
  [
    `(?:jeg|vi) (?:er|har|holder|tar|befinner|befinder) ${near}`,
    '(?:ferie|fri(?=[ .,!]|$)|bortreist|bortrejst|fravaerende|sykemeldt|sygemeldt|orlov|barsel|permisjon|foreldrepermisjon|pa reise|pa rejse|pa kursus|pa kurs|ikke (?:pa kontoret|til stede|tilgjengelig|tilgaengelig|pa plass)|avspaser|afspadser|efterarsferie|sommerferie|paskeferie|juleferie|vinterferie|host?ferie|lukket|stengt)',
  ],
  [
    `(?:kontoret|kontor|butikken|butiken|firmaet|foretaget|virksomheden|bedriften|verkstaden) (?:ar|er|har|holder|haller) ${near}`,
    '(?:stangt|lukket|stengt|ferielukket|sommarstangt)',
  ],
  [
    `(?:olen|olemme) ${near}`,
    '(?:lomalla|kesalomalla|vuosilomalla|talvilomalla|syyslomalla|poissa|matkoilla|matkalla|tyomatkalla|koulutuksessa|vapaalla|vanhempainvapaalla|sairauslomalla|aitiyslomalla|opintovapaalla|virkavapaalla)',
  ],
  ['(?:en ole|emme ole) ', '[^.!?]{0,24}(?:paikalla|tavoitettavissa|toissa|toimistolla)'],
  ['(?:toimistomme|toimisto|liikkeemme|asiakaspalvelumme) (?:on|ovat) ', `${short}(?:suljettu|kiinni)`],
  [
    `(?:jestem|jestesmy|jestesmy|bede|przebywam|przebywamy|korzystam|znajduje sie) ${near}`,
    '(?:urlopi?e?u?|nieobecn[ya]|poza biurem|zwolnieniu|delegacji|szkoleniu|wyjezdzie|poza firma|niedostepn[ya])',
  ],
  [
    `(?:biuro|firma|sklep|kancelaria|gabinet|sekretariat|zaklad|biura) (?:jest|bedzie|pozostaje|pozostanie|sa) ${near}`,
    '(?:nieczynn[ea]|zamkniet[eay])',
  ],
  [
    `(?:jsem|som|budu|budem|cerpam|mam|momentalne|aktualne|nachazim se|nachadzam sa) ${near}`,
    '(?:dovolen[a-z]*|mimo (?:kancelar|kancelarie|kancelarii|provoz)|nemocensk[a-z]*|sluzebni ceste|sluzobnej ceste|materske[j]?|rodicovske[j]?|skoleni|pracovni neschopnosti|nepritom[a-z]*|neprítom[a-z]*|pracovni ceste|home office bez)',
  ],
  [
    `(?:kancelar|firma|provozovna|ordinace|obchod|prevadzka|mame|budeme mit) (?:je|bude|zostava|zustava|ma)? ?${near}`,
    '(?:zavren[aoe]?|zatvoren[aeoy]|celozavodni dovolen)',
  ],
  [
    `(?:szabadsagon|szabadsagomat|tappenzen|betegszabadsagon|kikuldetesben|uzleti uton|kulfoldon|gyesen|gyeden|szulesi szabadsagon) `,
    `${near}(?:vagyok|leszek|vagyunk|leszunk|toltom|tartozkodom)`,
  ],
  [`(?:nem vagyok|nem leszek|nem tartozkodom) ${near}`, '(?:irodaban|elerheto|bent|munkahely)'],
  [
    '(?:irodank|cegunk|uzletunk|uzemunk|irodaink|ugyfelszolgalatunk) ',
    `${near}(?:zarva|szabadsag|nem dolgozik|szunetel)`,
  ],
  [
    `(?:sunt|voi fi|ma aflu|suntem|vom fi|ne aflam|momentan|lipsesc) ${near}`,
    '(?:concediu|vacanta|delegatie|deplasare|plecat[a]?|birou|lipsesc|medical|indisponibil[a]?|inchis[i]?)',
  ],
  [
    '(?:biroul|firma|magazinul|compania|birourile) ',
    `${short}(?:este|va fi|vor fi|ramane|sunt) ${short}(?:inchis[ae]?|concediu)`,
  ],
  [
    '(?:в отпуск съм|в отпуска съм|отсъствам|ще отсъствам|в командировка съм|в болнични съм|извън офиса съм)',
    '',
  ],
  ['(?:офисът|фирмата|офиса) ', `${short}(?:няма да работи|не работи|е затворен[аo]?)`],
  [
    `(?:я|мы|^|[.!] ?|сеичас|временно)${near}(?:нахожусь|нахожусь|буду|ушла|ушел|уехал|уехала|нахо­димся|в|отсутству(?:ю|ем)) ?${short}`,
    '(?:отпуске?|командировке|больничном|декретном?|декрете|отъезде|вне офиса|отсутствовать|без доступа|отгуле)',
  ],
  ['(?:^|[.!] ?|я |временно |сеичас )(?:отсутствую|не в офисе|вне офиса|меня нет|меня не будет)', ''],
  [
    '(?:наш офис|офис|компания|магазин|мы) ',
    `${short}(?:не работа(?:ет|ем)|закрыт[аы]?|не будет работать|выходн(?:ои|ые))`,
  ],
  [
    `(?:я|ми|зараз|перебуваю|буду|тимчасово|^) ?${short}`,
    '(?:у відпустці|у відрядженні|на лікарняному|в декреті|у декреті|у декретніи|поза офісом|відсутн(?:ія|ій|я|іи)|буду відсутн)',
  ],
  [
    `(?:ειμαι|θα ειμαι|βρισκομαι|θα βρισκομαι|ειμαστε|τελω) ${near}`,
    '(?:αδεια|διακοπες|εκτος γραφειου|εκτος εδρας|ταξιδι|απων|απουσα|εξωτερικο|αναρρωτικη|κλειστα)',
  ],
  ['(?:θα )?(?:απουσιαζω|απουσιασω|λειπω|λειψω)(?!\\p{L})', ''],
  ['(?:γραφειο|γραφεια|εταιρεια|καταστημα|επιχειρηση)(?: μας)? ', `${near}(?:κλειστ[οαηό]|κλεισει)`],
  [
    '(?:yillik|mazeret|dogum|hastalik|ucretsiz|babalik|evlilik|resmi)? ?',
    '(?:izindeyim|iznimi kullan|izinde olacagim|izinliyim|izinli olacagim|raporluyum|seyahatteyim|tatildeyim|tatilde olacagim|yurt disindayim|ofis disindayim|ofiste degilim|ofiste olmayacagim|ofiste bulunmuyorum|gorevdeyim|is seyahatin(?:de|deyim))',
  ],
  ['(?:ofisimiz|sirketimiz|firmamiz|magazamiz|fabrikamiz) ', `${near}(?:kapali|tatil)`],
  [
    '(?:אני|אנחנו|אנו|הנני|אהיה|נהיה) ',
    `${short}(?:בחופש(?:ה|ת)?|בחול|בחו"ל|במילואים|לא במשרד|לא זמינ|מחוץ למשרד|בחופשת|לא אהיה|בנסיעה)`,
  ],
  ['(?:המשרד|משרדנו|החברה|משרדינו) ', `${short}(?:סגור|סגורה|יהיה סגור|תהיה סגורה)`],
  [
    '(?:أنا|انا|سأكون|نحن|أكون|حالياً|حاليا) ',
    `${short}(?:إجازة|اجازة|خارج المكتب|خارج البلاد|في سفر|مسافر|غير متواجد|في مهمة|في رحلة)`,
  ],
  ['(?:مكتبنا|مكاتبنا|الشركة|شركتنا|المكتب) ', `${short}(?:مغلق|مغلقة|في إجازة)`],
  [
    '(?:休業|休暇|不在|産休|育休|育児休業|夏季休暇|年末年始|出張)',
    '[^。?？]{0,24}(?:とさせて|となります|をいただ|いたしま|しております|のため|を取得|中です|中のため|とな|しています)',
  ],
  [
    '(?:我|本人|目前|现|現|正在|公司|敝司|我司|我们|我們|因|于|於|将|將)[^。?？]{0,30}',
    '(?:休假|休产假|产假|產假|请假|請假|年假|放假|出差|不在(?:办公室|公司|辦公室|座位)|外出|度假|病假|公休|闭馆)',
  ],
  [
    '(?:휴가|연차|출장|육아휴직|출산휴가|병가|휴무|교육|부재|자리를 비)',
    '[^.?？]{0,16}(?:중|입니다|으로|로 인해|이오니|예정|을 사용|합니다|웁니다|우게)',
  ],
  [
    '(?:toi|minh|em|chung toi|cong ty|van phong|hien) ',
    `${short}(?:nghi (?:phep|le|tet|mat|om|thai san|viec)|di cong tac|vang mat|khong (?:co mat|o van phong)|dong cua|nghi)`,
  ],
  [
    '(?:ผม|ดิฉัน|ฉัน|ข้าพเจ้า|ขณะนี้|บริษัท|สำนักงาน|ช่วงนี้)',
    '[^?]{0,40}(?:ลาพักร้อน|ลาหยุด|ลาคลอด|ลาป่วย|ลากิจ|ไม่อยู่|หยุดทำการ|ปิดทำการ|เดินทางไป|ลางาน|ไปต่างประเทศ)',
  ],
  [
    '(?:saya|kami|kantor|kantor kami|sedang) ',
    `${short}(?:cuti|libur|dinas|di luar (?:kantor|kota|negeri)|tidak (?:masuk|di kantor|berada)|tutup)`,
  ],
  [
    `(?:sam|smo|bit cu|bicu|biti cu|nalazim se|^|trenutno) ?${near}`,
    '(?:na godisnjem|na bolovanju|na porodiljnom|nisam u (?:uredu|kancelariji)|odsut[na]+|odsustvu|na sluzbenom putu|na dopustu|na odmoru|na porodniski|na bolniski|odsoten|odsotna|na sluzbeni poti|na kolektivnem)',
  ],
  [
    '(?:atostogauju|esu atostogose|atostogausiu|siuo metu nedirbu|komandiruoteje|nedarbingum|nesu biure|biuras nedirba|nedirbame)',
    '',
  ],
  [
    '(?:esmu|busu|atrodos|pasreiz|sobrid) ',
    `${short}(?:atvalinajuma|komandejuma|slimibas|prombutne|promesosh?a?|bernu kopsanas)`,
  ],
  ['(?:birojs|musu birojs) ', `${short}(?:slegts|nestradas|nestrada)`],
  [
    '(?:olen|viibin|oleme) ',
    `${short}(?:puhkusel|puhkusele|komandeeringus|haiguslehel|lapsehoolduspuhkusel|kontorist eemal|eemal|kollektiivpuhkusel)`,
  ],
  [
    '(?:soc|som|estic|estem|em trobo|sere|estare) ',
    `${near}(?:de vacances|de baixa|fora|absent|de viatge|de permis)`,
  ],
  ['(?:eg er|er i|verd) ', `${short}(?:frii|sumarfrii|orlofi|faedingarorlofi|ekki vid|veikindaleyfi)`],
];

/** A writer, or a firm, that is not there. */
export const absenceStatements: readonly RegExp[] = families.map(([told, states]) => {
  const isUnspaced = /^\(\?:[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(told);
  // As `foldText` does: Thai vowels fall into their parts.
  const source = `(?:${told})${states}`.normalize('NFKC');
  return new RegExp(`${isUnspaced ? '' : '(?<![\\p{L}\\p{N}])'}${source}`, 'u');
});
