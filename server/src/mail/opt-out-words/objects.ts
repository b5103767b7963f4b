/** Whom and what a request to be left alone speaks of, by family; written as in `acts.ts`. */

/** Not. */
export const denials = `
  en: not don_t dont do_not doesn_t never no nor without none nobody nothing cannot
  de: kei keini keis nod ned net nut nimmer nicht nie niemals kein keine keinen keiner keinerlei nichts
  fr: ne n pas jamais aucun aucune rien ni sans
  es,it: no res cap nunca jamas nada ningun ninguna nao non mai nessun nessuna niente nulla
  nl,no: niet geen nooit niets niks inte aldrig ej inga inget ingen ikke aldri intet
  fi,pl,cs: ala alkaa alkaa_enaa ei en emme mitaan nie nigdy zadnych zadnej zadne ziadne ziadnych nic nikdy
  ro,hu: ne nu nu_mi niciodata nimic nici nem soha semmit ne_m
  cy,hr: ne не никогда ничего никаких ни ніколи нічого жодних недеите никога нищо немојте nemojte nikad nikoli nista nic
  el: μη μην δεν ποτε τιποτα
  se: لا عدم ما مش ماتبقاش متبقاش بلاش لن بدون אל לא בלי שום
  as: मत न नहीं mat nahi na
  xx: jangan jgn tidak tak dung khong huwag arge ara mitte
  xx: ei wag hindi mos moenie ekki не
  de: nix nüt nüüt nischt
  en: dnt dun don
  fi: ettette ette etten
`;

/** Any more, ever, again. */
export const mores = `
  again any_more anymore any_longer ever further more no_longer in_future in_the_future going_forward from_now_on henceforth another
  mehr wieder weiter weitere weiteren weiterer weiterhin kunftig zukunftig in_zukunft ab_sofort nochmal nochmals noch_einmal
  plus encore desormais a_l_avenir de_nouveau a_nouveau dorenavant
  mas otra_vez vuelva* vuelvan vuelvas volver en_adelante en_lo_sucesivo ya sigan siga sigas
  mais volt* de_novo novamente daqui_em_diante doravante
  piu oltre ancora in_futuro d_ora_in_poi ulterior* altri altre
  meer langer verder verdere voortaan nog
  mer mera fler flere igen langre lengre laenger fortsattningsvis framover i_framtiden igjen
  enaa enempaa lisaa jatkossa vastedes
  wiecej juz ponownie kolejnych dalszych w_przyszlosci
  vic vice uz dale dalsi dalsich viac uz_viac opakovane ubuduce
  tobbet tobb tobbe ujra jovoben mar
  mai_departe pe_viitor din_nou alte
  больше впредь снова дальше более еще в_дальнеишем более_не більше надалі вже ще знову повече занапред отново
  vise vec ubuduce odslej nadalje виse више убудуће
  ξανα πια αλλο αλλα αλλη στο_εξης
  bir_daha artik tekrar bundan_sonra yine
  بعد_الان مجددا مره_اخري مره_ثانيه مره اخري ثانيه تاني عاد
  יותר שוב עוד להבא दोबारा फिर आगे aage_se dobara ab aur
  lagi nua ulit rohkem enam vairs daugiau mes دیگر
  weer nooit_weer fleiri aftur framar me_teper
  volviera volvieran volvieras volviese volviesen volvais
`;

/** The writer. */
export const selves = `
  en: me us my our mine myself
  de: mich mir uns mein meine meinen meiner meinem unser unsere unseren unserer
  fr: m moi nous mon ma mes notre nos
  es: mi mis nos nuestro nuestra nuestros
  es: meu minha meus minhas nosso nossa
  it: ci mio mia miei nostro nostra
  nl: mij mijn ons onze
  no: mig min mitt mina oss var vart vara mit os vores meg mitt mine vare
  fi: minut minua minulle mulle minuun minun meidat meille meidan mut muhun
  pl: mnie mi moj moja moje moich moim moja mojego nas nam nasz nasze naszego nami
  cs,hr: me mne moje muj mou nas nam nase nasi ma mna
  hu: engem nekem minket nekunk velem
  ro: ma mie mi ne noua mea meu mele mei noastra nostru
  cy: меня мне мои мое моего мою моя мну нас нам наш наши нашу мене мені мої моє мо нас нам ме ми нас ни
  cy: мојe мене ме
  el: με μου μας εμας μενα
  tr: beni bana benim bizi bize bizim adresimi mailimi e-postami kaydimi numarami bilgilerimi
  se: مجھے میرا میری لي الي ني عني معي لنا علي
  se: אותי לי אליי אלי שלי אותנו לנו איתי
  as: मुझे मेरा मेरी मेरे हमें mujhe mera hume
  xx: saya aku kami toi chung_toi minh ako akong akin amin ko mind mulle minu mani man mano mane em ens meu
  no: mer mér mig okkur
  xx: meva meves meus manus mana nire niri my ons me_mua
  fr: ne_m
  it: inseritemi inserirmi aggiungetemi aggiungermi iscrivetemi iscrivermi mettetemi
`;

/** Mail, and what one makes of it who did not ask for it. */
export const letters = `
  mail* mejl* newsletter* reklam* wiadomos* zprav* сообщени* письм* рассыл* розсил* повідомл* mesaj* mensaj* mensag* messag* bericht* sahkopost* viest* mainos* uzenet* hirlevel* publicid* pubblicit* henvendels* outreach chaser*
  mail mails email emails e-mail e-mails mailing mailings message messages msg msgs text texts newsletter newsletters spam ads ad advert adverts advertising marketing promo promos promotion promotions offers solicitation solicitations solicitous junk stuff correspondence communication communications follow-up follow-ups followup followups pitch pitches sales_pitch garbage crap nonsense bullshit scam harassment belastigung harcelement acoso assedio offres ofertas offerte angebote
  werbung werbemails nachricht nachrichten zuschrift zuschriften zusendung zusendungen anfragen anschreiben newslettern post
  courriel courriels mel mels pub pubs publicite publicites relance relances demarchage prospection sollicitation sollicitations
  correo correos mensaje mensajes mensajitos publicidad propaganda promociones comunicaciones mensagem mensagens
  messaggio messaggi pubblicita comunicazioni posta offerte
  bericht berichten mailtje mailtjes reclame aanbiedingen
  mejl mail utskick meddelanden reklam erbjudanden besked beskeder reklamer tilbud_mails epost e-post eposter meldinger
  viesti viesteja sahkoposti sahkoposteja posti postia mainoksia mainospostia
  maili maile wiadomosc wiadomosci mejli ofert reklam newslettera
  zpravy zprav spravy sprav e-maily maily emaily reklamu nabidky nabidek ponuk
  level levelet leveleket uzenet uzenetet emailt hirlevel reklamot
  mesaj mesaje mailuri emailuri e-mailuri reclame oferte
  письмо письма писем рассылка рассылки рассылку рассылок сообщения сообщении сообщение спам рекламу рекламы предложении
  лист листи листів листами розсилка розсилки розсилку повідомлення спаму писма имеили съобщения реклами поруке
  poruke poruka mailove mejlove ponude ponudb sporocil sporocila poste
  μηνυμα μηνυματα μαιλ email διαφημισεις
  mesajlar mailler e-posta e-postalar maili mailler reklam
  رسائل رسايل رساله الرسائل الرسايل بريد بريدا ايميل ايميلات اعلانات
  מיילים מייל הודעות הודעה ספאם פרסומות
  ईमेल मेल मैसेज संदेश
  pesan mesej surel e-mel emel mail_nua thu tin_nhan email_nua kirju kiri e-kirju vestules e-pastus e-pasta laiskus laisku correus
  ایمیل پیام messages
  naujienlaisk* мејл* имејл* е-маил* posta pósta póstum tölvupóst* e-pos e-posse helbide* poruka emaila poste
  salgsmail* salgsmejl* saljmejl* saljmail* reklamemail* reklammejl* werbemail* spammail* verkaufsmail* akquisemail* verkoopmail* reclamemail* markkinointiviest* markkinointipost* mainosviest* myyntiviest* salgsmelding* salgshenvend*
`;

/** Where one is kept who is written to. */
export const sheets = `
  list lists mailing_list mailinglist mailing-list database databases db records record files spreadsheet spreadsheets sheet crm system books outreach campaign campaigns sequence sequences cadence contacts rolodex radar distribution subscription
  verteiler* adressverteiler mailverteiler liste listen datenbank* kartei system adressbuch kontakte mailingliste
  liste listes fichier fichiers base bases mailing tablettes abonnement carnet registre
  lista listas base bases_de_datos base_de_datos fichero ficheros registros archivo suscripcion agenda cadastro inscricao
  elenco elenchi database archivio archivi mailing rubrica
  lijst lijsten bestand bestanden mailinglijst verzendlijst database systeem adressenbestand
  listan lista register registret sandlista utskickslista mailinglista listen maillisten kartotek sendeliste
  listalta listaltanne listalle rekisterista rekisteristanne postituslistalta jakelusta tietokannasta
  listy liscie bazy baze bazie
  seznamu seznam databaze databazy zoznamu evidence evidencie kontaktu kontaktov
  listarol listajukrol adatbazis* nyilvantartas* cimlist*
  lista listei baza_de_date evidenta
  базы базе базу списка списков списке списку список реестра розсилки рассылки бази списъка базата листе листата
  liste popisa baze evidencije seznama evidence adresara
  λιστα λιστας βαση αρχειο
  liste listeden listenizden listesinden listeniz rehber* veritaban* sistemden
  القائمه قائمتكم قائمه القوائم قاعده
  הרשימה מהרשימה רשימת רשימה רשימות התפוצה תפוצה הדיוור דיוור מאגר המאגר
  सूची लिस्ट list_se daftar senarai danh_sach listahan nimekirjast nimekirja saraksta saraso sarasu llista orodha فهرست فہرست لیست
  zerrendatik zerrenda póstlista* postlista* listanum lys poslys listes fluxu sequences automations workflow drip list_serv
  lst lsit lits
  rozesilani rozesilky rozesilku rozosielania dem_verteiler rassylki
`;

/** An entry there: "my address", "our details". */
export const entries = `
  email e-mail mail correo adresim address addresses data details info information number contact email_address e-mail_address name inbox mailbox domain record
  adresse adressen mailadresse e-mail-adresse daten kontaktdaten kontakt anschrift
  adresse coordonnees donnees numero contact nom boite
  direccion datos correo contacto nombre bandeja endereco dados contato cadastro e-mail
  indirizzo dati contatto nominativo recapito recapiti
  adres gegevens mailadres e-mailadres
  adress uppgifter mejladress epostadress oplysninger opplysninger e-mailadresse mailadresse e-postadresse data
  osoite osoitteeni tietoni yhteystietoni sahkopostiosoitteeni sahkopostini
  adresie adres adresu dane danych maila
  adresu udaje adresa e-mail
  adataim* cimem* adatom*
  adresa datele
  адрес адреса почту почта номер данные контакт контакты імя дані адресу
  adresu podatke podatak kontakt naslov
  διευθυνση στοιχεια mail
  adresimi mailimi bilgilerimi verilerimi numarami kaydimi
  عنواني عنوان بريدي ايميلي بياناتي رقمي اسمي
  הפרטים הכתובת המייל
  जानकारी डेटा nomor data kontak dia_chi thong_tin andmed datus duomenis dades
  mail_id email_id id meri_id helbidea gegevens mobile_number
  my_data our_data mes_donnees nos_donnees mis_datos meus_dados miei_dati mijn_gegevens mina_uppgifter mine_data mine_opplysninger moich_danych mych_udaju mojich_udajov datelor_mele моих_данных мои_данные mojih_podataka personal_data meine_daten meiner_daten unserer_daten
`;

/** Wanting, wishing, agreeing. */
export const wants = `
  en: wanted welcome want wish like need care consent interested_in
  de: erwunscht gewunscht willkommen mochte mochten will wollen wunsche wunschen wunscht
  fr: souhaites souhaitees desires desirees bienvenus veux voulons souhaite souhaitons desire desirons
  es: deseados bienvenidos quiero queremos deseo deseamos quero queremos desejo desejamos gostaria
  it: graditi gradite gradita voglio vogliamo desidero desideriamo
  nl,no: gewenst onskade onskede onsket valkomna velkomne wil willen wens wensen vill vil onsker onskar
  fi: halua haluamme toivo
  pl: chce chcemy zycze zyczymy
  cs: chci chceme chcem preji prejeme prajem prajeme
  hu: akarok akarunk kerek kerunk szeretnek szeretnenk
  ro: vreau vrem doresc dorim
  cy: хочу хотим хотел желаю желаем хочемо бажаю бажаємо искам искаме желая
  hr: zelim zelimo hocu hocemo желим
  el: θελω θελουμε επιθυμω επιθυμουμε
  tr: istemiyorum istemiyoruz
  se: اريد نريد ابي ابغي عايز عاوز بدي بغيت* ارغب
  se: רוצה רוצים מעוניין מעוניינת
  xx: chahiye chahie chahte चाहता चाहते चाहिए mau ingin muon ayoko soovi soovime velos vels noriu norime vull volem
  xx: vil vilja
`;

/** Such wants denied within one word. */
export const unwants = `
  nechci nechceme nechcem nepreji neprejeme neprajem neprajeme
  istemiyorum istemiyoruz nebenoriu nebenorime nenoriu nepageidauj* nevelos nevelamies ayoko sitaki نمیخواهم
  unerwunscht unwanted undesired unsolicited unwelcome indesirable oonskad uonsket niechcian* nevyzadan* nezeljen* нежелатель*
  nezelam nezelame nezeladam نمی_خواهم نمي_خواهم نميخواهم unerlaubt* unlauter* unzulassig* illegal illegale illegales ongewenst* ongevraagd* uonskede ej_onskad odottamat* ikke_onsket
  नहीं_चाहिए nahi_chahiye nahin_chahiye नहीं_चाहता नहीं_चाहते
`;

/** Getting mail, hearing from somebody. */
export const gets = `
  receive receiving get getting hear hearing have see seeing
  erhalten bekommen empfangen horen kriegen lesen haben
  recevoir entendre lire voir etre
  recibir oir saber leer ver
  receber ouvir ler saber
  ricevere sentire leggere sapere
  ontvangen krijgen horen lezen
  fa ha hora motta modtage hore faa bli blive
  vastaanottaa saada kuulla
  otrzymywac dostawac slyszec
  dostavat slyset prijimat pocut
  kapni hallani
  primesc sa_primesc primi aud
  получать слышать видеть читать отримувати чути получавам чувам
  primati prejemati cuti dobivati
  λαμβανω λαμβανουμε ακουσω
  almak duymak
  استلام تلقي استقبال نتوصل לקבל לשמוע
  पाना प्राप्त menerima terima nhan makatanggap saada sanemt gauti rebre
  fa
  receives gets hears
`;
