/**
 * Words for what is asked of a sender, by family, in one line a language. A trailing `*` takes any ending, `_` stands
 * between the words of one entry. Imperatives and infinitives mostly: who tells of the past asks for nothing.
 */

/** An end: "stop", "aufhören", "хватит". */
export const halts = `
  en: no_more stop stopp stoppp stahp stopall cease desist quit quit_it discontinue halt refrain enough knock_it_off cut_it_out give_it_a_rest pack_it_in had_enough
  de: absehen abzusehen aufhoeren aufzuhoeren stoppen stoppt stoppe aufhoren aufzuhoren hort_auf hor_auf horen_sie_auf horen_sie_bitte_auf horen_sie_damit_auf horen_sie_bitte_damit_auf hort_bitte_auf hort_damit_auf unterlassen unterlasst schluss genug es_reicht reichts einstellen
  fr: arretez arrete arreter cessez cesse cesser stoppez suffit assez halte
  es: basta para_ya para_de para_com pare paren parad parar dejen_de deje_de deja_de dejad_de dejar_de suficiente ya_esta_bien
  es: parem chega deixem_de deixe_de
  it: smetti smetta smettete smettetela smettila finitela piantatela piantala cessate cessare
  nl: hou_op houd_op ophouden stoppen genoeg kappen_nou
  no: sluta stoppa slut_med lagg_av upphor nog_nu stop_med slutt slutte hold_op nok_er_nok gi_dere
  fi: lopeta lopettakaa lopettaa riittaa loppu
  pl: przestan przestancie przestac zaprzestac zaprzestanie dosc koniec skonczcie
  cs,hr: prestan prestante prestat dost prestanite prestani dosta nehajte nehaj dovolj prenehajte
  hu: hagyja_abba hagyjak_abba hagyjatok_abba eleg fejezze_be
  ro: opriti incetati incetat destul terminati
  cy: стоп хватит прекратите прекрати прекратить перестаньте перестань остановите отключите завязываите
  cy: досить припиніть припини перестаньте годі спрете стига достатъчно престаните доста
  el: σταματηστε σταματα σταματηστε_να αρκετα φτανει
  tr: durdurun birakin yeter kesin durun birak
  xx: berhenti hentikan cukup setop dung_lai ngung thoi_ngay tigil itigil tama_na acheni
  se: توقف توقفوا توقفي كفي كفا كفايه بطل بطلوا وقف وقفوا اوقفوا التوقف
  se: תפסיק תפסיקו תפסיקי הפסיקו הפסק די מספיק
  se,as: بس_کنید کافیست बंद band_karo
  xx: lopetage aitab partrauciet beidziet pietiek nustokite liaukites gana pareu prou deixeu_de
  se: להפסיק תחדלו
  xx: haettid haetta hættið hættu menghentikan stoppið
  de: sparen_sie_sich ersparen_sie_sich spar_dir spart_euch sparen_sie_uns
  no: la_vaere lad_vaere la_bli lat_bli holde_op hold_venligst_op hold_op_med ho_op
`;

/** Writing to somebody, and being a nuisance by it. */
export const mailings = `
  en: write writing written send sending sent mail mailing emailing e-mailing email e-mail emailed contact contacting contacted message messaging msg msging text texting  spam spamming bother bothering bug bugging pester pestering harass harassing hassle hassling disturb disturbing annoying approach approached approaching solicit soliciting solicited reach_out reaching_out follow_up following_up chase chasing ping pinging correspond target targeting
  de: schreib* anschreib* anzuschreiben angeschrieben schick* send* zusend* zuzusenden mail* anmail* kontakt*  belastig* stor* behellig* belaestig* stoer* nerv* zumull* spam* bewerb* kontaktaufnahme*
  fr: ecri* envo* contact* recontact* sollicit* relanc* demarch* derang* importun* embet* harcel* spamm* mailer ennuy* prospect*
  es: la_lata escrib* envi* mand* contact* molest*  insist* fastidi* acos* incord* joder spamear dar_la_lata den_la_lata de_la_lata
  es: escrev* contat* contact* incomod* perturb* encher enche encham aborrec* chate*
  it: scriv* invi* mand* contatt* ricontatt* disturb* importun* infastid* secca* rompe* tormenta*
  nl: schrijf schrijv* stuur stur* mailen mail contact* benader* lastigvallen lastig_vallen lastig_te_vallen storen stoor spam*
  no: skriv* skick* mejl* maila kontakt* stora besvar* send* mail* forstyr* plag* genere
  fi: laheta* lahett* lahest* kirjoit* laita laittaa laittako ota_yhteytta ottako_yhteytta ottaa_yhteytta hairit* 
  pl: pis* wysyl* kontakt* przesyl* przysyl* zawraca* neka* spam* niepoko*
  cs: pis* posil* zasil* posiel* obtez* obtaz* otrav*
  hu: irj* irogas* ir kuld* keres* zaklas* zavar*
  ro: scri* trimit* contact* deranj*
  cy: пиш* писат* слат* шли* шлите присыл* отправл* беспокоите беспокои беспокоить беспокоили тревож* связыва* спам* достава* донима*
  cy: пиш* писат* надсил* слат* турбу* контакт* звертат* пишете пишеш изпраща* праща* безпоко* търс* шаљ* слати контакт*
  hr: salj* slati pisati kontakt* javlj* uznemir* smeta* gnjav* posilj* moti* nadleg*
  el: στελν* στειλ* ξαναστειλ* ξαναστελν* γραφ* γραψ* ξαναγραψ* ενοχλ* επικοινων*
  xx: kirim* hubungi* kontak* ganggu* hantar* chat gui lien_he lien_lac lam_phien nhan_tin padalhan mag-email kontakin i-email magpadala guluhin
  se: ارسل* ترسل* تراسل* مراسل* ارسال الارسال تكتب* تتواصل* التواصل تزعج* ازعاج* الازعاج تبعت* تبعث* تصيفط*
  se: תשלח* תכתב* תפנ* תטריד* לשלוח לכתוב לפנות להטריד
  as,xx: भेज* लिख* संपर्क bhej* saatke saata saatmast kirjutage kirjutada kirjutamast tulita* hairi* sutiet sutit rakstiet rakstit siusti rasyti trukdyti escriv*
  no: senda sendið skrifa skrifið hafa_samband
  fi: ottako ottakaa yhteytta
  nl: stuur e-pos_stuur kontak
  xx: menghantar mengirim mengirimkan menghubungi dihubungi mengontak mag-email mag_email shkruani dergoni kontaktoni karna
  el: ξαναενοχλ*
  cy: шаљ* пишите слал* стучит*
  as: mail email e-mail msg message
  no: hora_av_er hora_av_dig hor_av_er hor_av_dig hore_fra_jer la_hore_fra_dere
  en: approached approaching
`;

/** The same with "not" within the word, as some languages have it. */
export const notMailings = `
  nepis* neposil* nezasil* nekontakt* neotrav* neobtez* neposiel* neobtaz* neoslovu*
  nesiu* nerasy* nebesiu* neberasy* nebesikreip* nebesusisiek* netrukd* nesut* nerakst* netrauc* nesazin*
  yazmay* yazma yazmasan* gondermey* gonderme gondermesen* atmay* atma rahatsiz_etmey* rahatsiz_etme yollamay* yollama ulasmay* iletisime_gecmey* mesgul_etmey* spamlamay*
  نفرست* ننویس* نزن* مزاحم_نش* متبعت* ماتبعت* ماترسل* usinitumie msinitumie
  پیام_ندهید پیام_ندید ایمیل_ندهید ایمیل_نزنید تماس_نگیرید
  nezasilej* neobtezuj* nerass* nespamuj* neozyvej* neozyvaj*
  refuse_tout_demarchage refuse_toute_prospection refuse_toute_sollicitation refusons_tout_demarchage refusons_toute_prospection
`;

/** Taking out, of a list: with a word for whom or from what. */
export const removals = `
  en: bin kill cancel terminate remove removing removed delete deleting deleted erase erased scrub purge wipe expunge strike cross_off cross scratch drop exclude unlist take_off take pull get_me_off
  de: loesch* losch* entfern* streich* nehmen nehmt nimm rausnehmen herausnehmen raus raushalten austragen tilg* ausschliessen
  fr: retir* enlev* supprim* effac* ray* radi* exclu* elimin* sortez sortir
  es: borr* quit* sac* saq* suprim* tach* elimin* retir*
  es: remov* apag* tir* retir* exclu* delet*
  it: cancell* rimuov* togli* tolg* elimin* depenn* leva* leva
  nl: haal halen verwijder* schrap* wis
  no: ta_bort tag_bort plocka_bort stryk* radera* fjern* slet* slett* ta_vekk
  fi: poista* poisto*
  pl: usun* usuw* wykresl* wyrzuc* skresl*
  cs: vymaz* smaz* odstran* vyrad* vyskrt* skrt* vyhod*
  hu: torol* vegy* tavolit*
  ro: sterge* scoate* elimin* radia*
  cy: удал* убер* исключ* вычеркн* сотр* видал* прибер* викресл* вилуч* изтри* премахн* извад* избриш* уклон* обриш*
  hr: izbris* obris* uklon* makni* umakni* odstran* skini* skinite ukloni* izbaci*
  el: διαγρα* αφαιρ* βγαλ* σβησ*
  tr: silin sil sile* silin* cikar* cikart*
  xx: hapus* keluarkan padam* buang xoa go_bo go loai alisin tanggal* burahin paki-tanggal pakitanggal niondo*
  se: نکال* ہٹا* احذف* حذف* ازيل* ازل* شطب* امسح* اشطب*
  se: הסיר* להסיר הסר תסיר* תמחק* מחק* תורי* להוריד הוריד*
  as,xx: हटा* निकाल* hata* nikal* eemalda* kustuta* izdzes* iznem* dzes* svitro* pasalin* istrin* isbrauk* esborr* traieu* elimineu*
  en: rmv rmove delist
  nl: wissen verwyder
  cy: отстран* изтрии*
  xx: paki-alis paki_alis pakialis alisin tanggalin kendu fjarlaegid fjarlægið fjarlægja takið hiqni hiqeni fshini
  se: ازاله شطب
  cs: vyraz*
  fr: suppress* radiation retrait
  es: borrado remocao exclusao remoc*
  it: rimozion*
  no: borttagning radering borttag*
  hu: torles*
  ro: sterger* eliminar*
`;

/** Such words with the writer already in them: "borrame", "toglietemi". */
export const selfRemovals = `
  borrame borreme borrenme borradme quitame quiteme quitenme sacame saqueme saquenme sacadme eliminame elimineme eliminenme retirame retireme retirenme tachenme excluyanme borrarme eliminarme sacarme quitarme
  toglietemi toglimi toglieteci cancellatemi cancellami cancellateci rimuovetemi rimuovimi eliminatemi levatemi depennatemi cancellarmi rimuovermi togliermi
  احذفني احذفوني ازيلوني شيلوني
  olvidenme olvideme olvidame olvidadme olvidense_de_mi olvidense_de_nosotros dimenticatemi dimenticami dimenticateci esquecam-me esquece-me
`;

/** Losing or forgetting an address. */
export const forgets = `
  forget lose lost_my vergessen vergesst vergiss oubli* olvid* esquec* dimentic* vergeet vergeten glom glem unohd* unoht* zapomn* zapomin* забуд* uita* felejts* unut* ξεχασ* انسوا תשכח*
  zapomen* gleymið
`;

/** Leaving in peace, with whoever is to be left in the same words or beside them. */
export const peaces = `
  leave_me_alone leave_us_alone leave_me_be leave_us_be leave_me_out leave_us_out leave_me_in_peace leave_us_in_peace get_off_my_back
  in_ruhe in_frieden verschon* erspar* vom_hals vom_leib
  tranquille tranquilles en_paix la_paix lachez_moi lache_moi lachez_nous epargn* m_oublier oubliez_moi nous_oublier oubliez_nous
  en_paz tranquilo tranquila ahorrame ahorreme ahorrenme ahorradme em_paz sossegad* in_pace in_santa_pace risparmiatemi risparmiami poupem poupe
  met_rust bespaar i_fred ifred i_ro rauhaan rauhassa swiety_spokoj spokoj pokoj na_pokoji na_pokoi
  в_покое покое спокої у_спокої на_спокой намира в_миру беке beken bekeben in_pace u_miru na_miru pri_miru dajte_mir
  ησυχια ησυχο rahat_birakin rahat_birak rahat_birakir_misiniz в_мире
  في_حالي ושאנו בשקט במנוחה rahule miera ramybeje в_спокій yen
  на_мира на_миру на_спокои
`;

/** Sending somebody away; said alone it leaves no doubt. */
export const dismissals = `
  go_away get_lost buzz_off piss_off bugger_off fuck_off f_off sod_off naff_off back_off shove_off take_a_hike get_stuffed go_to_hell jog_on do_one on_your_bike rack_off quit_it knock_it_off cut_it_out give_it_a_rest give_over pack_it_in begone scram i_ll_block_you i_will_block_you blocking_you this_is_spam das_ist_spam c_est_du_spam esto_es_spam isto_e_spam isso_e_spam e_spam dit_is_spam to_jest_spam to_spam toto_je_spam это_спам це_спам
  verpiss_dich verpisst_euch hau_ab haut_ab zieh_leine verschwinden_sie verschwindet verschwinde
  foutez_le_camp degagez degage fous_le_camp fichez_le_camp du_balai cassez_vous
  vayanse vete largo_de_aqui larguense a_paseo vete_a_la_mierda vai_embora sai_fora cai_fora vaza some sumam some_daqui vai_catar_coquinho
  sparite sparisci vaffanculo andate_via lasciatemi_stare rot_op donder_op flikker_op ga_weg oprotten ophoepelen
  dra_at_helvete forsvinn skrid_med_dig hayt_hemmetti hayhtykaa painu spadaj spadajcie odczep_sie odczepcie_sie odwal_sie zjezdzaj odpieprz_sie
  dejte_pokoj jdete_pryc odprejdete dajte_si_pohov kopjon_le hagyjal_mar tunjon_el lasa_ma lasati_ma lasati-ma
  отстань отстаньте отвали отвалите отвяжитесь отвяжись отвянь отъебитесь идите_лесом идите_нахуи иди_нахуи идите_в_жопу пошли_вон відчепіться відчепись відстаньте відваліть махаите_се разкараите_се одјебите
  odjebite bjezite nosite_se gubite_se dajte_mi_mir spelji_se pojdite_stran ξεκουμπιστειτε αντε_χασου παρατα_με παρατατε_με
  defol defolun git_basimdan isine_bak ابعدوا_عني ابعد_عني انقلع عوفوني לכו_מפה עזבו_אותי עזוב_אותי תעזבו_אותי תעזוב_אותי
  pergi_sana cut_di bien_di kasi_magpahinga kao_minema
  oubliez_moi oublie_moi oubliez_nous lachez_moi lache_moi lachez_nous lachez_moi_les_baskets lasciatemi_perdere lasciami_perdere blocked_and_reported reported_and_blocked
`;

/** Leaving a list, whatever else is said. */
export const leavings = `
  unsubscrib* unsuscrib* unsub opt-out optout opt_out opt_me_out opt_us_out opting_out desubscrib* unsubscripe deregister
  abmeld* abzumelden abgemeldet abbestell* austrag* auszutragen melden_sie_mich_ab melden_sie_mich_bitte_ab meld_mich_ab meldet_mich_ab kundig*_abo unsubscriben
  desabonn* desinscri* desabon* desuscri* desapunt* de_baja darme_de_baja dame_de_baja descadastr* desinscrev* sair_da_lista
  disiscri* disiscriv* cancellazione uitschrij* uitgeschreven afmeld* afgemeld* afmelden schrijf_me_uit schrijf_mij_uit meld_me_af meld_mij_af
  avregistr* avprenumer* avanmal* avbestall* afmeld* frameld* avmeld* meld_meg_av meld_mig_fra uppsogn
  wypis* wyrejestr* rezygnuje odhlas* odhlase* zrusit_odber zruste_odber leiratkoz* iratkoz* iratkoztas* dezabon*
  отпис* отпиш* відпис* відпиш* odjav* одјав* απεγγραφ* διαγραφ* abonelikten abonelig* listeden_cik* uyelikten_cik*
  nyahlanggan berhenti_berlangganan huy_dang_ky loobu* atrakst* atsisak* الغاء_الاشتراك الغو_اشتراك* الغوا_اشتراك* الغي_اشتراك* ביטול_מנוי בטלו_את_המנוי לבטל_את_המנוי donar-me_de_baixa doneu-me_de_baixa de_baixa
  सदस्यता_रद्द unsub_karo unsubscribe_karo لغو_اشتراک لغو_عضویت
  i_want_out want_off i_want_off haluan_pois pois_listalta segja_upp
  unsub*
  van_de_lijst van_jullie_lijst van_uw_lijst av_listan af_listen
`;

/** Objecting and revoking, as the law lets whoever is written to. */
export const objections = `
  object objecting objection oppose opposing withdraw withdrawing revoke revoking forbid prohibit
  widerspreche widersprechen widerspruch widerrufe widerrufen widerruf untersage untersagen verbiete verbieten verbitte
  m_oppose nous_opposons opposition revoque interdis interdisons
  me_opongo nos_oponemos oposicion revoco prohibo oponho oponho-me revogo proibo mi_oppongo ci_opponiamo opposizione vieto
  bezwaar trek_in verbied motsatter invander fraber frabeder frabedes frasier undanber kiellan vastustan
  sprzeciw sprzeciwiam wycofuje cofam zabraniam odvolavam zakazuji zakazujem nesouhlasim nesuhlasim tiltakozom visszavonom megtiltom
  ma_opun retrag interzic отзываю запрещаю возражаю забороняю відкликаю оттеглям възразявам забранявам
  protivim_se povlacim zabranjujem preklicujem αντιτιθεμαι ανακαλω geri_cekiyorum itiraz_ediyorum اسحب اعترض keberatan phan_doi
  refuse refusons neslazem
`;

/** Asking for what one has a right to. */
export const demands = `
  request requesting demand demanding exercise exercising invoke ask require insist
  verlange verlangen fordere fordern auffordern beantrage bitte_um ersuche berufe mache_von
  exerce exige exigeons demande demandons sollicite ejerzo ejercer ejercito exijo exigimos solicito solicitamos pido exerco exercer requeiro peco
  esercito esigo chiedo chiediamo richiedo verzoek verzoeken eis begar kraever krever anmoder ber_om vaadin pyydan
  zadam zadamy wnosze prosze_o domagam zadam pozaduji pozadujem ziadam kerem kovetelem solicit cer
  требую требуем прошу вимагаю прошу искам изисквам zahtijevam zahtevam trazim απαιτω ζητω talep_ediyorum اطالب דורש דורשת mohon yeu_cau
`;

/** What such rights are about. */
export const rights = `
  erasure deletion consent processing direct_marketing right_to_be_forgotten personal_data my_data our_data
  loschung einwilligung verarbeitung werbezwecken werbezwecke nutzung_meiner_daten direktwerbung meine_daten meiner_daten unserer_daten auskunft_und_loschung
  effacement suppression traitement consentement prospection mes_donnees nos_donnees droit_a_l_oubli
  supresion tratamiento consentimiento mis_datos derecho_al_olvido derecho_de_supresion derecho_de_oposicion apagamento exclusao consentimento meus_dados eliminacao
  cancellazione trattamento consenso miei_dati diritto_all_oblio verwijdering toestemming verwerking mijn_gegevens
  radering samtycke behandling mina_uppgifter sletning samtykke mine_data sletting mine_opplysninger poistamista suostumus tietojeni
  usuniecia usuniecie zgode zgody przetwarzania moich_danych vymaz vymazani souhlas suhlas zpracovani spracovanie mych_udaju mojich_udajov
  torleset torleseset hozzajarulas adataim adatkezeles stergerea consimtamantul prelucrarea datelor_mele
  удаления удаление согласие обработку обработки персональных_данных моих_данных видалення згоду обробку изтриване съгласието обработката
  brisanje privolu obradu mojih_podataka izbris soglasje διαγραφη συγκαταθεση επεξεργασια verilerimin silinmesini riza kisisel_verilerimin
  حذف_بياناتي موافقتي הסכמתי מחיקת penghapusan
  diritto_di_opposizione right_to_object widerspruchsrecht droit_d_opposition direito_de_oposicao recht_van_bezwaar prawo_sprzeciwu prawo_do_sprzeciwu droit_d_effacement derecho_de_supresion recht_auf_loschung right_to_erasure
`;

/** Putting on a list, which nobody wants who denies it. */
export const additions = `
  en: add adding put place include including enrol enroll subscribe
  de: setz* nehmen nehmt aufnehm* aufgenommen eintrag* hinzufug* hinzuzufug*
  fr: ajout* inscri* mett* inclu* inser*
  es,it: anad* agreg* inclu* pong* metan metas adicion* coloqu* cadastr* inser* aggiung* mett* iscriv*
  nl,no: zet zetten plaats* toevoeg* lagg_till lagg lagga sett satt saett skriv_upp tilfoj* tilfoy* legg_til legg
  pl,cs: dodaw* dodac dodaj* dopisyw* zapisyw* pridav* pridat zarazuj* zaradit
  cy: добавля* включа* внос* заносите записыва* подписыва* додава* додаваи* вносьте добавя*
  hr: dodav* stavlja* uvrst* dodaj*
  fi,hu: lisatko lisata lisaa vegyenek tegyenek adjanak
  ro: adaug* inclu* treceti
  el: βαζετε προσθετ* προσθεσ*
`;

/** The same with "not" within the word. */
export const notAdditions = `
  nepridav* nezarazuj* nezarad* nezapis* nedavejte nedavajte eklemey* ekleme almayin almayiniz kaydetmey* neitrauk* nepievieno*
`;

/** Words for leaving in full, to tell what was mistyped. */
export const leavingForms = `
  unsubscribe unsubscribed abmelden abmeldung abbestellen austragen desabonner desabonnement desabonnez desinscrire desinscription desinscrivez desuscribir descadastrar desinscrever disiscrizione disiscrivere cancellazione uitschrijven afmelden avregistrera avprenumerera avanmala frameld wypisac wypiszcie odhlasit odhlaste leiratkozas leiratkozom dezabonare отписаться отписка отпишите відпишіть odjavite
`;

/** Ringing somebody up, which is no matter of ours, but of whoever would rather be written to. */
export const phonings = `
  en: call calling ring ringing phone phoning
  de: anruf* angerufen ruf* telefonier*
  fr: appel* telephon*
  es: llam* lig* telefon*
  it: chiam* telefon*
  nl: bel bellen opbellen
  no: ring ringa ringe telefoner*
  fi: soit*
  pl: dzwon*
  cs: vol* nevolej* nevolaj*
  hu: hiv*
  ro: suna* sunati
  cy: звон* дзвон* телефон* звън*
  hr: zovi* klic*
  el: τηλεφων*
  tr: aramay*
  se: تتصل* תתקשר*
  xx: telepon* goi tawag*
`;
