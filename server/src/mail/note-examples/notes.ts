/** What programs answer for people and firms: absences, closures, departures, receipts. One a line, in many languages. */
export const noteExamples = `
Working from a different time zone this week, expect slower replies than usual.
I have stepped away to care for a family member and will not be online for a while. My team can be reached at team@b.example.
Gone hiking, no phone reception. Talk soon!
We are stocktaking and the warehouse is shut until Thursday. Orders placed online will ship then.
Maria is currently out sick. Please direct any questions to the front desk.
This mailbox is checked once a week. For a faster answer ring 01482 000 000.
I only work mornings and do not see messages after 1pm.
I have taken up a new role outside the company. Your contact is now Priya Nair.
I will be attending a trade show and checking messages only in the evenings.
Hello, I'm at a training course until Wednesday and will catch up with everything on Thursday.
On the road visiting clients, replies may take a couple of days.
Happy New Year! We're back at work from the 6th.
Our team is away at an offsite, normal hours resume Monday.
Having a baby! I'll be away until spring; Claire is taking over my accounts.
Ich bin auf einer Konferenz und lese meine Mails nur abends.
Wegen Inventur bleibt unser Lager bis Mittwoch geschlossen.
Frau Huber hat unser Haus verlassen. Ihre Ansprechpartnerin ist nun Frau Lang.
Ich habe Nachwuchs bekommen und bin ein Jahr lang in Karenz. Meine Agenden übernimmt Lukas.
Bin heute ganztägig in Terminen und melde mich morgen.
Diese Woche bin ich auf Messe, Antworten können sich verzögern.
Ab dem 12. bin ich wieder mit vollem Einsatz für Sie zur Stelle.
Wir machen Winterpause und sind ab 10. Januar zurück.
Unsere Werkstatt ist über Ostern nicht besetzt.
Ich nehme mir bis Ende des Monats eine Auszeit und bin offline.
Derzeit bin ich auf Reha, meine Kollegen helfen gern weiter: info@b.example
Dein Mail habe ich bekommen, ich bin aber erst nächste Woche wieder am Schreibtisch.
Je suis en salon professionnel toute la semaine, mes réponses seront tardives.
Monsieur Roux a changé de poste, son successeur est M. Blanc.
L'équipe est en séminaire jeudi et vendredi, nous revenons vers vous lundi.
Je travaille à temps partiel et ne suis pas présente le mercredi.
Pause estivale ! Nous reprenons le service le 31.
Je suis en congé parental jusqu'en janvier, Julie assure le relais.
Je suis souffrante et ne relève pas mes messages.
Estoy en una feria esta semana y tardaré en contestar.
Cerramos por inventario hasta el miércoles.
He cambiado de departamento; mi puesto lo ocupa ahora Ana Gil.
Estoy de mudanza, vuelvo a la normalidad el lunes.
He sido padre y estaré desconectado unas semanas.
Trabajo a media jornada, respondo por las mañanas.
Estou em viagem de trabalho e só consigo ver os emails à noite.
A loja encontra-se encerrada para inventário até quarta.
Mudei de função, agora quem trata deste assunto é a Rita.
Acabei de ser mãe! Volto em março, até lá fale com o Hugo.
Sono a un corso di aggiornamento, risponderò in serata.
La dottoressa Villa è in maternità, la sostituisce il dottor Rossi.
Questa settimana sono in fiera, le risposte potrebbero tardare.
Pausa estiva: riapriamo il 31.
Lavoro part time e leggo la posta solo al mattino.
Ik ben deze week op een beurs en reageer wat later.
Wegens inventarisatie zijn we tot woensdag dicht.
Ik werk op maandag en dinsdag; op andere dagen zie ik mijn mail niet.
Jan heeft een andere baan, Piet heeft zijn taken overgenomen en is bereikbaar op 06 0000 0000.
Ik ben moeder geworden en ben er in maart weer.
Jag är på mässa hela veckan och svarar med fördröjning.
Vi har inventering och håller stängt till onsdag.
Jag har börjat på ett nytt jobb, kontakta Eva i stället.
Jag är på utbildning i dag och läser mejlen i kväll.
Jeg er på messe hele ugen og svarer med forsinkelse.
Jeg har fået nyt job, kontakt Lise i stedet.
Jeg er på kurs til onsdag og svarer på torsdag.
Jeg har sluttet her, ta kontakt med Nina.
Olen messuilla koko viikon, vastaukseni voivat viipyä.
Olen siirtynyt muihin tehtäviin, ota yhteyttä Liisaan.
Jestem na targach przez cały tydzień, odpowiedzi mogą się opóźnić.
Zmieniłem stanowisko, moje obowiązki przejęła Ewa.
Jestem na szkoleniu do środy, odpiszę w czwartek.
Jsem celý týden na veletrhu, odpovědi se mohou zdržet.
Jsem na školení do středy, odpovím ve čtvrtek.
Egész héten kiállításon vagyok, a válaszra várni kell.
Új munkakörbe kerültem, a feladataimat Éva vette át.
Sunt la târg toată săptămâna, răspunsurile pot întârzia.
Всю неделю я на выставке, отвечать буду с задержкой.
Я перешёл в другой отдел, по вашим вопросам пишите Ирине.
Весь тиждень я на виставці, відповідатиму із затримкою.
Цяла седмица съм на изложение, ще отговарям със закъснение.
Όλη την εβδομάδα είμαι σε έκθεση, θα απαντώ με καθυστέρηση.
Bütün hafta fuardayım, yanıtlarım gecikebilir.
Görevim değişti, konuyla artık Ayşe Hanım ilgileniyor.
今週は展示会のため、返信が遅れる場合がございます。
異動のため担当が変わりました。今後は鈴木までご連絡ください。
本周参展,回复可能会延迟。
이번 주는 전시회 참석으로 답변이 늦을 수 있습니다.
Cả tuần này tôi đi hội chợ nên trả lời chậm.
Minggu ini saya mengikuti pameran sehingga balasan mungkin terlambat.
سأكون في معرض طوال الأسبوع وقد أتأخر في الرد.
אני בתערוכה כל השבוע, ייתכן עיכוב במענה.
Thanks for getting in touch. I'm on annual leave and will pick up messages when I'm back at my desk on Monday 4th January. Anything pressing, please ring the office on 0117 496 0213. Kate
Hi there, I am travelling with limited access to email through July 17, 2026. Please expect a delay in my response. For urgent matters please contact Priya at priya@stacko.example.
I've clocked off for two weeks and am not checking email. Normal service resumes Tuesday 1 September.
Hello I'm currently on paternity leave. Please direct all queries to Sian Rees (sian@valleys.example) in my absence. Diolch, Owen
You've reached Ben. I don't work Mondays - I'll be back in tomorrow and will come back to you then.
Thank you for your email. I will be out of the country 6/8 - 6/19 with no access to email or voicemail. I'll return to the office on 6/22.
Please note that Grace Obi no longer works for Lagoon Freight. Kindly redirect your mail to ops@lagoonfreight.example. This mailbox is not monitored.
I am away from my desk attending a conference and shall be returning on the 5th. If your matter cannot wait please call reception.
Guten Tag, ich bin ab dem 21.12. im Weihnachtsurlaub und ab dem 07.01. wieder wie gewohnt für Sie da. Ihre E-Mail wird nicht weitergeleitet. Frohe Festtage Petra Lindner
Sehr geehrte Damen und Herren, vielen Dank für Ihre Nachricht. Leider bin ich bis einschließlich Freitag, den 14. August nicht im Hause. In dringenden Fällen wenden Sie sich bitte an meine Kollegin Frau Brandt
Hallo, ich befinde mich derzeit in Elternzeit. Meine Vertretung übernimmt Sandra Kühn, s.kuehn@tb.example.
Grüezi Besten Dank für Ihr Mail. Ich weile in den Ferien und bin am Mo, 23.2.26 wieder erreichbar. Ihr Mail wird in der Zwischenzeit nicht gelesen.
Liebe Absenderin, lieber Absender, ich bin erst kommende Woche Mittwoch wieder am Platz. Bis dahin hilft Ihnen unser Sekretariat gern weiter. S. Horn
Herr Krause ist zum 31.03.2026 aus unserem Unternehmen ausgeschieden. Bitte wenden Sie sich künftig an einkauf@krause-soehne.example.
Bonjour, Je suis actuellement en congés et serai de retour le lundi 24 août. Pour toute urgence, merci de contacter Luc au 02 40 11 22 33.
Bonjour, notre société est fermée pour les fêtes du 24/12 au 03/01 inclus. Nous traiterons votre message dès la réouverture.
Bonjour, Je suis en déplacement jusqu'au 20 mars et ne consulterai mes messages que de façon irrégulière.
Monsieur Durand ayant fait valoir ses droits à la retraite, cette adresse n'est plus relevée. Merci d'écrire à contact@lemoine.example.
Bonjour! Je serai absente du bureau du 24 juin au 10 juillet inclusivement. Au plaisir de vous lire à mon retour le 13. Maude
Hola: Estaré de vacaciones del 3 al 21 de agosto, ambos inclusive. Me reincorporo el lunes 24. Para cualquier urgencia podéis escribir a pedidos@ferrerhnos.example.
Estimados, me encuentro fuera de la oficina por Semana Santa. Regreso el martes 7/4. Saludos.
Gracias por su correo. Actualmente me encuentro de baja por maternidad. Mi compañera Irene Coll (irene@solis.example) atiende mis asuntos.
Buen día, Le informo que a partir del 15 de enero dejé de laborar en Altiplano. Favor de dirigirse con la Lic. Karla Ríos, krios@altiplano.example.
Olá, Encontro-me ausente por motivo de férias, regressando a 4 de janeiro de 2027. Qualquer assunto urgente: geral@tavares.example Obrigada, Inês
Oi! Estou de folga no Carnaval e volto na quinta-feira, dia 19/02. Se for urgente, chama o Caio no WhatsApp (11) 98888-0000.
Prezados, informo que estarei em licença médica por tempo indeterminado. Demandas devem ser encaminhadas ao setor pelo e-mail compras@vidraria.example.
Buongiorno, i nostri uffici resteranno chiusi per ferie dal 10 al 28 agosto compresi. L'attività riprenderà regolarmente lunedì 31 agosto.
Salve, sono fuori sede per una trasferta; rientrerò venerdì prossimo e risponderò appena possibile. Per urgenze 348 0001122.
La informo che dal 1° giugno non lavoro più in Idro S.p.A.; può contattare il mio sostituto ing. Neri.
Hoi, Momenteel geniet ik van mijn vakantie. Vanaf maandag 10 augustus ben ik er weer. Kan het niet wachten? Bel Joost op 06-12345678. Groetjes, Sanne
Beste, ik ben afwezig t/m 25/10. Dringende zaken mag u sturen naar info@claesnv.example. Mvg Bart
Hej! Jag har semester vecka 28-31 och är åter på kontoret måndag den 3 augusti. Hör av dig till Lisa vid brådskande ärenden. /Anders
Tack för ditt mejl. Jag är föräldraledig och läser inte min e-post. Kontakta gärna jonna@lund.example.
Hej Jeg holder ferie til og med søndag d. 26. juli. Du kan få fat i min kollega Søren på 40 11 22 33. Vh Mette
Hei, jeg tar påskeferie og er tilbake på jobb tirsdag 7. april. Ved hastesaker ring 900 11 222.
Hei, olen kesälomalla 2.8. saakka. Palaan töihin maanantaina 3.8. Kiireisissä asioissa ota yhteys Tuulaan. Jussi
Kiitos viestistäsi! En ole tänään paikalla, luen viestit huomenna.
Dzień dobry, przebywam na urlopie do 21 sierpnia włącznie. W pilnych sprawach proszę o kontakt z p. Adamem Wilkiem, tel. 601 000 111.
Witam, jestem na zwolnieniu lekarskim. Odpowiem po powrocie do pracy.
Dobrý den, do 7. 8. čerpám dovolenou, v kanceláři budu opět v pondělí 10. 8. Neodkladné záležitosti vyřídí kolega Pavel Šíma. S pozdravem Dvořáková
Dobrý deň, momentálne som mimo kancelárie. Vrátim sa 18.12.2026. Ďakujem za pochopenie.
Tisztelt Érdeklődő! Szabadságon vagyok augusztus 24-ig, 25-től ismét elérhető leszek. Sürgős esetben hívja a központot. Szabó Katalin
Bună ziua, Sunt în concediu de odihnă și revin la birou marți, 14 aprilie. Pentru urgențe: Ioana, 0722 000 111. O zi frumoasă!
Здравейте, В отпуск съм до 28.08. и ще отговоря на имейла Ви на 31.08. Поздрави, Иван
Добрый день! Нахожусь в отпуске по 10 января включительно. По срочным вопросам обращайтесь к Дмитрию: d@stroymir.example С уважением, Ольга
Вітаю! Я у відпустці, повертаюся до роботи 22 червня. З термінових питань пишіть на office@boyko.example
Καλησπέρα σας, Θα απουσιάζω με άδεια έως και τις 23 Αυγούστου. Θα επικοινωνήσω μαζί σας με την επιστροφή μου στις 24/8. Νίκος Παππάς
Merhaba, Yıllık iznimi kullanıyorum, 1 Haziran Pazartesi günü ofiste olacağım. Acil konular için Murat Bey ile görüşebilirsiniz. İyi çalışmalar
שלום, אני בחופשה ואחזור למשרד ביום ראשון 27.9. לעניינים דחופים ניתן לפנות לדנה. יעל
السلام عليكم، أنا حالياً في إجازة سنوية وسأعود إلى العمل يوم الأحد 28 يونيو 2026. للأمور العاجلة يرجى التواصل مع الأستاذ خالد.
お世話になっております。佐藤です。 誠に勝手ながら、12月29日から1月4日まで年末年始休業とさせていただきます。 1月5日より通常通り対応いたします。
ただいま産休を取得しております。ご用件は後任の鈴木(suzuki@tanaka.example)までお願いいたします。
您好,我正在休假(10月1日至10月7日),10月8日恢复上班。如有急事请致电138-0000-0000。
您好: 春節期間本人休假至2/22(日),2/23(一)起正常上班,造成不便敬請見諒。
안녕하세요. 김민수입니다. 7월 27일부터 31일까지 하계휴가로 자리를 비웁니다. 8월 3일(월)에 복귀하여 회신드리겠습니다.
Kính gửi Anh/Chị, Tôi đang nghỉ lễ và sẽ quay lại làm việc vào ngày 4/5/2026. Việc gấp vui lòng liên hệ chị Lan.
เรียน ผู้ติดต่อ ขณะนี้ผมลาพักร้อน จะกลับมาทำงานวันที่ 16 เมษายน 2569 หากมีเรื่องด่วนกรุณาติดต่อคุณวิภา
Halo, saya sedang cuti Lebaran dan akan kembali bekerja pada hari Rabu, 25 Maret 2026. Untuk hal mendesak hubungi Bapak Agus.
Poštovani, na godišnjem sam odmoru do 21.8., vraćam se u ured u ponedjeljak, 24.8.
Pozdravljeni, na dopustu sem do vključno 24. 7. 2026. V nujnih primerih pišite na info@zupan.example.
Laba diena, šiuo metu atostogauju. Grįšiu rugpjūčio 31 d. Skubiais klausimais kreipkitės į Tomą.
Labdien! Esmu atvaļinājumā līdz 17. jūlijam. Steidzamos jautājumos zvaniet Jānim, 29 111 222.
Tere! Olen puhkusel ja tagasi tööl alates 20. juulist. Kiireloomulistes küsimustes helistage Mardile.
Bon dia, soc de vacances fins al 23 d'agost. Tornaré a l'oficina el dilluns 24. Gràcies!
OOO 24-27 Nov. Back Mon 30 Nov. Urgent -> text me.
Our firm is closed today and tomorrow in observance of the holiday and will reopen on Wednesday, October 7. Messages will be returned at that time.
Moin, ich genieße die Herbstferien und bin am 26. Oktober zurück am Schreibtisch. Bis dahin bitte an team@busch.example.
Ich bin am 9. November zurück.
Jeg er på ferie og tilbage 13/7.
Bonnes fêtes ! Je reviens le 4.
Estoy fuera hasta el miércoles 16 inclusive.
Köszönöm levelét! 2026.08.31-én leszek újra az irodában.
Wracam 20.07.
24.08.2026 tarihine kadar izinliyim.
Heute unterwegs, ab Montag wieder da. Gruß Max
I'm out next week (June 1-5). Returning June 8.
Poštovani, odsutna sam do 2.10.2026. Za hitne slučajeve nazovite 01 222 333.
Hi, gone fishing. Back 7/27/26.
Bedankt voor je mail. Van 19 december tot en met 3 januari ben ik vrij. Op 4 januari lees ik mijn mail weer.
Olen koulutuksessa 5.-6.3. ja vastaan viesteihin maanantaina.
James Mills left Norton & Co on January 16, 2026. Please contact hr@norton.example.
Thanks for your message, sent Friday June 12. I'm on holiday from Monday June 15 and get back on Monday June 29; my assistant Liz is here until June 19.
I work part time: Tuesday to Thursday, 9-3. I aim to answer within two working days.
Estou em formação dias 2, 3 e 4 de fevereiro. Respondo a partir do dia 5.
Sarò assente da oggi, 6 agosto, per tre settimane.
11/16(月)~11/20(金)は出張のため不在です。24日(火)以降にご返信いたします。
I'm away the rest of the week, back first thing Monday. My book "Closing in 2027" comes out on 3 December!
Am 1. Mai ist Feiertag, am 4. Mai habe ich einen Brückentag genommen. Ab Dienstag bin ich wieder erreichbar.
God jul! Jeg er tilbake mandag 4.1.27. Kontoret er stengt 23.12-3.1.
Semester v.29-32. Åter 10/8.
I will be on sabbatical until the new year. Reach the team at hello@q.example.
5/4~5/8 연차입니다. 5/11(월) 출근 예정입니다.
Hi Jonas, We've received your request and a member of our team will get back to you within one business day. Your ticket number is BW-20418. To add comments, just reply to this email.
Sehr geehrter Herr Weber, vielen Dank für Ihre Anfrage, die unter der Vorgangsnummer 2026-118823 bei uns eingegangen ist. Wir melden uns schnellstmöglich bei Ihnen. Bitte antworten Sie nicht auf diese E-Mail.
Bonjour, nous accusons réception de votre message et vous répondrons sous 48 heures ouvrées. Le service client Lenoir
##- Por favor, escriba su respuesta por encima de esta línea -## Hemos recibido su solicitud (00193847) y nuestro equipo la está revisando.
Just confirming that we got your request. We're on it. View request: https://helpdesk-k.example/servicedesk/customer/portal/1/HELP-3312
Wij hebben uw e-mail in goede orde ontvangen en nemen deze zo spoedig mogelijk in behandeling.
Vielen Dank für Ihre Nachricht an Finport. Dies ist eine automatisch generierte Eingangsbestätigung. Ihr Anliegen wird in der Reihenfolge des Eingangs bearbeitet.
Dziękujemy za kontakt. Państwa wiadomość została przyjęta, odpowiemy w ciągu 24 godzin.
¡Hola! 👋 Gracias por escribirnos. Nuestro horario de atención es de lunes a viernes de 9 a 18 h. Te responderemos lo antes posible.
お問い合わせを受け付けました。担当者より2営業日以内にご連絡いたします。 ※本メールは自動送信です。
Recebemos sua mensagem! Protocolo nº 20260602-771. Em breve um de nossos atendentes retornará o contato.
Dear Jonas Weber, We would like to acknowledge that we have received your request and a ticket has been created with Ticket ID - 5521. A support representative will be reviewing your request and will send you a personal
Gentile cliente, la Sua richiesta è stata presa in carico con il numero 77120. La ricontatteremo al più presto.
Здравствуйте! Ваше обращение принято в работу. Ответ поступит в течение двух рабочих дней.
Tack! Vi har tagit emot ditt ärende och återkommer så snart vi kan. Ange ärendenummer 88123 vid kontakt.
Walt is using BoxGuard to protect his inbox from spam. To have your message delivered, click the link below and complete the captcha. You only need to do this once. https://boxguard.example/verify?id=9912
Hello! You've caught me on my honeymoon 🎉 so I won't be replying until I land on 9 November. Sam is holding the fort: sam@foxglove.example
Our office will be closed Thursday, November 26 and Friday, November 27 for Thanksgiving. We will respond when we reopen on Monday, November 30. Happy Thanksgiving!
Am on a course this week with patchy signal. Will get to my inbox on Friday. If it's about the Cork job ring Declan.
I am currently on bereavement leave and will respond upon my return.
Merry Christmas! The yard's shut now and we open up again Mon 4th Jan at 7am.
Thank you for your message. I check email infrequently on clinic days. For appointments call 555-0100; for emergencies dial 911.
Today is my last day at Foxglove. From Monday please write to Jess Tan who takes over my accounts. It's been a pleasure! This inbox will be closed.
I'm OOO from 19/06/2026 to 03/07/2026 inclusive with no laptop. Reach out to delta-sales@delta.example in the meantime.
Greetings from Presidents' Day weekend. Back in the saddle Tue, Feb 17th.
Schönen guten Tag, vom 4. bis 12. Juni habe ich frei und schaue nicht in mein Postfach. Am Montag drauf bin ich wieder da. Gabi Stolz
Unsere Praxis bleibt in der Zeit vom 24.08. – 04.09.2026 geschlossen. Die Vertretung übernimmt Dr. Engel, Tel. 0221 123.
Bin krankgeschrieben, Rückkehr derzeit nicht absehbar. Bitte an zentrale@beck.example wenden.
Hej, freitags arbeite ich nicht. Deine Mail lese ich am Montag!
Grüß Gott, bin von 13. Mai bis inkl. 25. Mai auf Urlaub, danach stehe ich wieder zur Verfügung. LG Franz
Bonjour, absent du 20 au 30/04, retour le 04/05. Urgences : standard au 04 91 00 00 00.
Je ne suis pas disponible ce jour. Je prendrai connaissance de votre message dès demain matin.
Actuellement en arrêt maladie, je ne suis pas en mesure de traiter vos demandes. Merci de vous rapprocher de Paul (paul@mistral.example).
Hola, disfruto de unos días de descanso. Volveré a estar operativa el 7 de enero. ¡Felices fiestas!
Ya no trabajo en Olivar. Para temas de facturación: cuentas@olivar.example. Gracias.
De férias até dia 21 de agosto (inclusive). Em caso de urgência contacte a Sofia: 912 000 111.
Olá! Devido ao feriado, retornaremos suas mensagens na segunda-feira (23/11).
Auguri! Lo studio riapre il 7 gennaio. Per scadenze urgenti scrivere a marco@brenta.example.
Sono in congedo parentale fino a fine mese e leggo la posta saltuariamente.
Dag, ik ben deze week niet aanwezig en lees mijn mail niet. Maandag 4 mei ben ik terug.
Sinds 1 november ben ik niet meer werkzaam bij Dijk. Mijn collega Femke helpt u graag verder.
God jul! Jag är ledig över helgerna och åter den 7 januari.
Jeg har efterårsferie i uge 42 og besvarer din mail, når jeg er retur mandag den 19.
Hei! Jeg er bortreist frem til 18. mai og har ikke tilgang til e-post. Mvh Kari
Olen vuosilomalla 21.12.-6.1. Viestisi luetaan loman jälkeen 7.1. Hyvää joulua!
W dniach 4-5 czerwca biuro będzie nieczynne. Odpowiemy w poniedziałek 8 czerwca.
Informuję, że nie jestem już pracownikiem firmy Wisła. Proszę kontaktować się z anna@wisla.example
Zdravím, jsem na služební cestě s omezeným přístupem k e-mailu. Zpět budu 19. listopadu.
Irodánk december 21. és január 3. között zárva tart. Első munkanapunk: 2027. január 4. Boldog karácsonyt!
Momentan lipsesc din birou. Voi reveni pe data de 24.08.2026 și vă voi răspunde atunci.
Здравствуйте. Я буду отсутствовать с 1 по 11 мая. Выйду на работу 12 мая.
Добрий день, я більше не працюю в компанії. Звертайтеся до Ігоря: ihor@dnipro.example
Το γραφείο μας θα παραμείνει κλειστό έως τις 3/1/2027. Καλές γιορτές!
Şu anda yurt dışındayım ve e-postalarıma sınırlı erişimim var. 13 Temmuz'da dönmüş olacağım.
המשרד סגור לרגל חג הפסח. נחזור לפעילות ב-9 באפריל. חג שמח!
شكراً لرسالتكم. مكاتبنا مغلقة بمناسبة عيد الفطر ونستأنف العمل يوم 24 مارس.
8月12日(水)~16日(日)は夏季休業とさせていただきます。ご返信は17日以降となります。
私こと伊藤は9月30日をもちまして退職いたしました。今後のご連絡は高橋までお願いいたします。
您好,因五一假期,本人5月1日-5日不在办公室,5月6日起处理邮件。
현재 육아휴직 중입니다. 업무 문의는 이정호 과장(lee@han.example)에게 부탁드립니다.
Hiện tôi đang đi công tác, sẽ phản hồi email khi trở lại văn phòng vào thứ Hai, 29/06.
บริษัทหยุดทำการวันที่ 31 ธันวาคม 2569 - 3 มกราคม 2570 และเปิดทำการตามปกติวันที่ 4 มกราคม 2570
Terima kasih atas email Anda. Saya sedang dinas luar kota s.d. 20 Agustus dan akan membalas setelah kembali ke kantor.
Nuo gruodžio 23 d. iki sausio 3 d. mūsų biuras nedirba. Linksmų švenčių!
I'll be gone Mon-Wed next week.
On PTO thru Labor Day (9/7). Back 9/8. For Q4 orders due 10/15 see the portal.
Ich bin in KW 43 nicht erreichbar.
Jeg har permisjon frem til 1. mars 2027.
Ihre Nachricht ist bei uns eingegangen und wird schnellstmöglich bearbeitet. Von Rückfragen zum Bearbeitungsstand bitten wir abzusehen.
Hey hey! Your note landed safely. We read everything that comes in and reply to most within 2-3 days. If you're after a quote, fill in the form at studio.example/quote
Votre courriel a bien été enregistré et transmis au service compétent. Ceci est un message automatique, merci de ne pas y répondre.
Hi! I'm away at a wedding in Portugal and not glued to my phone for once. See you on the other side - Wednesday 26th.
Gone camping. If it's on fire, ring Bev. Otherwise speak Monday week.
Thank you for your email. I am currently working on a client site and will have limited availability until Friday 28 August.
Rob's inbox is now looked after by Fern as he has taken up a new post elsewhere. You can reach her on 0114 496 0000.
Ich bin bis auf Weiteres im Krankenstand. Meine Mails werden von Frau Ebner gesichtet.
Servus, wir haben Sommerpause! Ab 7. September ist die Werkstatt wieder besetzt.
Bonjour, en télétravail itinérant cette semaine, je relève mes mails le soir uniquement.
L'agence prend ses quartiers d'été jusqu'au 28 août. À la rentrée !
Hola, me pillas de mudanza. Retomo la actividad el 1 de septiembre.
Oi, estou em retiro e sem celular até o dia 30. Na volta eu respondo todo mundo!
Salve, questa settimana siamo in fiera a Bologna; le risposte potrebbero subire ritardi.
Hoi! Ik zit t/m vrijdag op de hei met het team. Maandag pak ik alles weer op.
Hej! Jag är på konferens i Malmö hela veckan och hinner inte med mejlen. Tillbaka måndag.
Cześć, ładuję baterie w górach. Wracam do skrzynki 31.08.
Добрый день! Я на обучении до среды включительно, отвечу в четверг.
Merhaba, 30 Ağustos tatili nedeniyle kapalıyız, 31'inde görüşmek üzere.
本日は社員研修のため終日不在です。明日以降、順次お返事いたします。
本人已调岗,后续业务请联系张经理 zhang@b.example。
Zdravím, do konce srpna jsem mimo signál. Ozvu se 1. září.
Szia, épp nászúton vagyok! Szeptember 7-én találkozunk az irodában.
Hello, Thank you for your email. I am out of the office from March 3 and will be returning on Monday, March 17, 2025. For urgent matters please contact Jane Doe at jane@kunde.example or +1 555 010 2030.
Hi! I'm currently on annual leave with limited access to email. I'll be back on the 10th of March.
I am out of office until 14/03/2025 and will answer as soon as I can after that.
I will be out of the office from 03 March 2025 to 12 March 2025 with no access to my emails.
I am travelling this week and will be back in the office on Monday.
I am away on parental leave. Return date: 2025-04-01. Please write to team@kunde.example.
I will be out of the office starting 3/3/2025 and will not return until 3/21/2025.
I am currently away from my desk and will respond to your message when I return.
I am on maternity leave. In my absence please contact Sarah Cole (sarah@kunde.example).
Petra Lang is no longer with the company. Please direct your enquiries to office@kunde.example.
Sehr geehrte Damen und Herren, vielen Dank für Ihre Nachricht. Ich bin derzeit nicht im Büro und ab dem 17.03.2025 wieder für Sie erreichbar. In dringenden Fällen wenden Sie sich bitte an Frau Schulz (schulz@kunde.exampl
Ich bin vom 3. bis einschließlich 14. März 2025 im Urlaub. Ihre E-Mail wird nicht weitergeleitet.
Hallo, ich bin ab 24.3. wieder da. Bis dahin vertritt mich Herr Maier.
Ich bin diese Woche auf Dienstreise und am Montag, den 10. März wieder im Haus.
Guten Tag, ich bin bis zum 20. März nicht erreichbar.
Bonjour, Je suis actuellement absente du bureau et serai de retour le lundi 17 mars 2025. En cas d'urgence, merci de contacter Luc Petit au 01 23 45 67 89.
Bonjour, je suis en congés jusqu'au 14 mars inclus. Je répondrai à votre message dès mon retour.
Je suis absent du 03/03/2025 au 21/03/2025.
Buenos días, Estaré fuera de la oficina hasta el 16 de marzo. Para temas urgentes, contacte con Laura en laura@kunde.example.
Hola, estoy de vacaciones y me reincorporo el martes 18 de marzo de 2025.
Gentile mittente, sono fuori ufficio e rientrerò lunedì 17 marzo 2025. Per urgenze scrivere a ufficio@kunde.example.
Sono in ferie fino al 9 marzo.
Olá, Estou de férias e retorno no dia 20/03/2025. Em caso de urgência, fale com Rui Costa. Obrigada
Encontro-me ausente do escritório, com regresso a 11 de março de 2025.
Beste, Ik ben momenteel afwezig. Op maandag 17 maart ben ik weer terug op kantoor.
Ik ben tot en met 14 maart 2025 met vakantie.
Dzień dobry, jestem nieobecna w biurze do 14 marca 2025. W pilnych sprawach proszę o kontakt z Janem Kowalskim.
Przebywam na urlopie. Wracam 18.03.2025.
Hej! Jag är på semester och är åter på kontoret den 17 mars.
Tak for din mail. Jeg holder ferie og er tilbage mandag den 17. marts 2025.
Hei, jeg er ute av kontoret og er tilbake torsdag 13. mars.
Hei, olen lomalla ja palaan töihin 17.3.2025.
Dobrý den, jsem mimo kancelář do 14. března 2025. V naléhavých případech kontaktujte kolegu.
Tisztelt Partnerünk! Szabadságon vagyok, legközelebb 2025. március 17-én leszek elérhető.
Merhaba, 14 Mart 2025 tarihine kadar izinliyim. Acil durumlarda Ayşe Hanım'a ulaşabilirsiniz.
Здравствуйте! Я нахожусь в отпуске до 14 марта 2025 года. По срочным вопросам обращайтесь к Ивану Петрову.
Добрый день! Меня нет в офисе, вернусь 17.03.2025.
Вітаю! Я у відпустці до 20 березня 2025 року.
お世話になっております。 出張のため、3月14日まで不在にしております。3月17日より対応いたします。
您好! 我正在休假,将于2025年3月17日返回办公室。如有急事请联系王先生。
안녕하세요. 현재 휴가 중이며 2025년 3월 17일에 복귀할 예정입니다.
Απουσιάζω από το γραφείο και θα επιστρέψω στις 17 Μαρτίου 2025.
Bună ziua, sunt în concediu și revin la birou pe 17 martie 2025.
Thanks for your note. I am on vacation and will be back March 17th.
Hey, I am on holiday and return on Wednesday 12 March.
##- Please type your reply above this line -## Your request (48213) has been received and is being reviewed by our support staff. To add additional comments, reply to this email.
Dear Anna, We would like to acknowledge that we have received your request and a ticket has been created with Ticket ID - 1182. A support representative will be reviewing your request and will send you a personal
Guten Tag, vielen Dank für Ihre Anfrage. Ihre Anfrage wurde unter der Ticketnummer 2025030410000123 registriert. Wir melden uns schnellstmöglich. Dies ist eine automatisch generierte Nachricht.
Thanks for contacting us. Your ticket number is #123. One of our agents will get back to you within 24 hours. This is an automated message, please do not reply.
This mailbox is not monitored. Please visit our website to contact us.
I am on leave and back on 17 March.
I am out of the office, back 11.03.25.
OOO through Fri, Mar 14. For anything urgent text me.
Thanks for your message. I will be away from Thursday 6 March, returning Wednesday 19 March.
I am away until 12 March. Call 0171 20 03 44 or +44 20 7946 0958 for help. Our fair is on 4 May 2025.
I am out of office today and will be back tomorrow.
I am at a conference and will reply next week.
Please note I am on sabbatical from 1 December 2024 and return to work April 7th, 2025.
I am on annual leave 3-14 March and will have no access to email.
Annual leave: 24 Feb - 2 April. Contact office@kunde.example.
I will be out of office 3/10 - 3/21 with limited access to email.
I am in training and will be back at my desk at 9:00 on Thursday, 6 March 2025.
I return on 10 March. My colleague Tim is away until 20 March too.
Guten Tag, ich bin nicht im Haus. Am Dienstag, 18. März bin ich zurück.
Ich befinde mich vom 03.03. - 21.03.2025 in Elternzeit.
Unser Büro bleibt bis Freitag, 7. März geschlossen.
Ab kommendem Montag bin ich wieder persönlich für Sie da.
Ich bin heute nicht erreichbar und ab morgen wieder im Büro.
Ich bin bis 7. Jänner 2026 in Karenz.
Je suis en déplacement du 3 au 14 mars 2025 inclus, avec un accès limité à ma messagerie.
De retour au bureau le 1er avril.
Je suis absent cette semaine. Je serai de retour lundi prochain.
Me encuentro de vacaciones del 3 al 14 de marzo, ambos inclusive.
Atenderé su correo a partir del día 17/03/2025.
Hoy no estoy disponible. Volveré el lunes 10.
Sarò assente dal 3 al 14 marzo. Per urgenze contattare l'ufficio.
Sarò di nuovo in ufficio a partire dal 17/03/2025.
Estarei fora do escritório até 16/03, retornando em 17/03/2025.
Estou ausente. Estarei de volta segunda-feira, 24 de março.
Ik ben met verlof en vanaf dinsdag 18 maart 2025 weer bereikbaar.
Van 3 maart t/m 14 maart ben ik afwezig.
W dniach 10-21 marca 2025 przebywam na urlopie.
Jestem poza biurem. Będę dostępny od 24 marca 2025 r.
Jag är ledig till och med fredag 14 mars.
Jeg er på kontoret igen den 18. marts.
Jeg har ferie til og med 14. mars 2025.
Olen lomalla 14.3.2025 asti.
Olen poissa toimistolta, palaan 17. maaliskuuta.
Jsem na dovolené, budu k zastižení od 17.3.2025.
Som mimo kancelárie do 14. marca 2025.
2025. március 14-ig szabadságon vagyok.
Sunt plecat din birou până pe data de 14.03.2025.
Şu anda ofis dışındayım. 17 Mart Pazartesi günü döneceğim.
03.03.2025 - 14.03.2025 tarihleri arasında yıllık izindeyim.
Я в отпуске с 3 по 14 марта включительно.
Сейчас я в командировке, буду в офисе 17 марта.
Мене немає в офісі. Повернуся 17.03.2025.
В отпуск съм и ще се върна на 17 март 2025 г.
Θα είμαι εκτός γραφείου έως τις 14 Μαρτίου 2025.
3月14日(金)まで休暇をいただいております。
不在にしております。2025/3/17(月)に出社予定です。
我目前出差在外,3月14日之前无法及时回复邮件。
您好,我目前休假中,將於3月18日返回辦公室。
3월 14일까지 부재중입니다.
أنا خارج المكتب حاليا وسأعود في 17 مارس 2025.
אני מחוץ למשרד ואחזור ב-17/03/2025.
Na godišnjem odmoru sam. Vraćam se 17.3.2025.
Thank you for your email. I am currently out of the office and will return on 17 March 2025. I will have limited access to email during this period.
Thanks. I will answer when I am back.
Vielen Dank für Ihre Nachricht. Ich bin zurzeit nicht im Büro und ab dem 17. März wieder erreichbar. Ihre E-Mail wird nicht weitergeleitet.
Bonjour, je suis en congé et de retour le 17 mars.
Gracias por su mensaje. Actualmente me encuentro fuera de la oficina y regresaré el 17 de marzo.
Grazie per il messaggio. Sono attualmente fuori ufficio, rientro il 17 marzo.
Dziękuję za wiadomość. Obecnie jestem poza biurem, wracam 17 marca.
Ik ben er weer op 17 maart.
Obrigado pelo contato. No momento estou de férias, retornarei em 17 de março.
休暇中です。3月17日に戻ります。
Just confirming that we got your request. We are on it! View request: https://kunde.example/portal/1421
Hi Anna, thanks for getting in touch. We have received your message and one of our team will get back to you shortly. This is an automated response.
Bonjour, Nous avons bien reçu votre demande, enregistrée sous le numéro 8812. Ceci est un message automatique, merci de ne pas y répondre.
Vielen Dank für Ihre Anfrage. Wir haben Ihre Nachricht erhalten und werden sie schnellstmöglich bearbeiten. Diese E-Mail wurde automatisch erstellt, bitte antworten Sie nicht darauf.
Gracias por contactar con nosotros. Hemos recibido su solicitud y le responderemos en un plazo de 48 horas. Este es un mensaje automático.
Your incident INC0012345 has been opened on your behalf. Ref:MSG1234567
Please note that I no longer work for Kunde Ltd. For all enquiries please contact office@kunde.example. This mailbox is no longer monitored.
My email address has changed. Please update your records: petra@neu.example
Your message is being held because you are not in my list of approved senders. Click here to confirm it: https://spamarrest.example/a2
Thank you, we will answer soon.
I am back on Thursday.
I will be on annual leave as of 10 March. Jane will help you.
Back in the office: 20 March 2025 (out since 3 March).
OUT OF OFFICE From: 3 March 2025 Return: 24 March 2025 Contact: office@kunde.example
I am out of the office this week. Visit us at the Hannover fair, 31 March - 4 April 2025!
I am traveling for business through Friday, March 7th and will have intermittent access to email.
I am out sick. I expect to be back by Wednesday, March 12.
Ich bin erst wieder ab Donnerstag, den 13.03. im Büro.
Vom 10.3. bis zum 28.3. bin ich im Urlaub und habe keinen Zugriff auf meine E-Mails.
Ich bin in Mutterschutz. Bitte wenden Sie sich an meine Kollegin Eva Roth, Tel. 030 12 34 56.
Je suis en congé maternité jusqu'au 31/03/2025. Merci d'écrire à accueil@kunde.example.
Je serai absente du 05/03 au 07/03.
Estoy de baja. Mi vuelta está prevista para el 25 de marzo.
Sono in trasferta, torno operativo lunedì prossimo.
Estou de licença até o dia 19 de março de 2025.
Ik ben tot maandag 24 maart niet aanwezig.
Jestem na zwolnieniu lekarskim do 7.03.2025 włącznie.
Jag är tjänstledig och åter på måndag.
Jeg er bortreist og er tilbake på jobb 17.03.
Nejsem v kanceláři, zpět budu v pondělí 10.3.
18.03.2025 tarihinden itibaren tekrar ofiste olacağım.
Нахожусь в отпуске по 16.03.2025.
本日は終日外出しております。3月10日(月)以降にご連絡いたします。
本人于3月3日至3月12日休假,期间请联系李小姐。
Thank you for your application. We will review it; the call for papers closes on 30 April 2025.
Ich bin bis 14.03.2025 abwesend. // I am out of office and will be back on 17.03.2025.
Wij hebben uw bericht ontvangen. Dit is een automatisch gegenereerd bericht.
Dziękujemy za kontakt. Zgłoszenie zostało zarejestrowane. Wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać.
We have received your enquiry and will respond within two working days.
I am on parental leave until September. Please contact my colleague Tim Berg at tim@kunde.example.
Hello, I am out of the office until and including 3 Jan with no access to e-mail. For urgent matters call +1 (415) 555-0132.
Thanks for your email! I'm OOO this week and will be back on Monday 12th. I'll have limited access to my inbox.
Thank you for getting in touch. Our offices are closed from 24/12 to 2/1. We wish you a merry Christmas and a happy New Year.
I am currently traveling and will return to the office on 04/07/2025. If you need immediate assistance, please contact Dana at (312) 555-0188 ext. 4.
I am on annual leave, returning 04/07/2025. Please contact the service desk on 020 7946 0312 in my absence.
I'm out of the office through 6/11, returning on 6/12. Please text me at 646-555-0143 if it can't wait.
Hi, I am away from my desk today and tomorrow. I will respond to your message when I return on Monday.
I'm out sick today. I expect to be back tomorrow.
I will be on vacation starting Friday, July 11 and will be back in the office on Monday, July 28. My colleague Tom (tom.ford@acme-mills.example) covers for me until then.
Thanks for your message. My last day in the office was 11 July and my first day back will be 4 August 2025.
Thank you for your message. I will reply as soon as I can. Niamh Byrne
Please contact ops@harbourline.example for anything urgent.
I am on PTO from 2025-10-17. First day back: 2025-11-03.
I am out of the office with limited access to e-mail and will reply as soon as possible. Visit us at LogiMAT from 31 March to 3 April 2026 in Stuttgart, hall 4, booth 22!
I am attending Hannover Messe (31 March - 4 April) and will be back at my desk on 7 April.
I'm currently out of the office. Call me at 12.05.20.25.30 if it is urgent, or our hotline 0800 10 11 12 (Monday to Friday).
Happy Holidays! I am away December 20 - January 4 and back in the office January 5.
I am on annual leave 11th - 22nd August inclusive. Emails will not be monitored during this time.
Hi! I'm on holiday and will return w/c 25th August. If urgent please ring Sal on 07700 900461.
I am currently on maternity leave and expect to return to work on February 2nd, 2026. Please direct all inquiries to Holly Grant.
I'm traveling with intermittent internet. Expect a reply within 2-3 business days.
I will be out of the office starting at 5 PM on Friday, November 21, 2025 and returning at 9 AM on Monday, December 1, 2025.
I will be out of the office starting 07.02.2025 and will not return until 24.02.2025. I will respond to your message when I return. Note: This is an automated response to your message "Quick question about your freight
Hello, I do not work Wednesdays and am also on leave from Thursday 13 February. I shall be back on Monday 17 February.
Thank you for your email of 19 June 2025. I am out of office and will be back on June 30th. Our summer party takes place on 11 July!
Guten Tag, ich bin derzeit nicht im Büro und zurück ab dem 5. In dringenden Fällen: 0171 / 12 04 20.
Hallo, ich bin in KW 32 im Urlaub und ab KW 33 wieder für Sie da.
Sehr geehrte Damen und Herren, vielen Dank für Ihre Nachricht. Ich bin bis einschließlich 6. Januar nicht erreichbar. Ihre E-Mail wird nicht weitergeleitet.
Unser Betrieb ist vom 22.12.2025 bis 6.1.2026 geschlossen. Ab Mittwoch, 7. Januar, sind wir wieder für Sie da.
Ich befinde mich in Elternzeit. Bitte wenden Sie sich an meine Kollegin Frau Seidel (Durchwahl -214).
Moin, ich bin diese Woche auf Dienstreise und am Montag wieder am Platz.
Ich mache Urlaub und lese meine Mails erst wieder am 21.07. Beste Grüße, Ute
Ich bin außer Haus und kehre am 11.03.2025 zurück. Besuchen Sie uns vom 25. bis 27. März auf der LogiMAT.
Bonjour, Je suis en congés du 3 au 17 août inclus. En cas d’urgence, merci de contacter le 01 44 55 66 77.
Bonjour, je suis absente du bureau jusqu'au 21 février et serai de retour le lundi 24 février. Merci de votre compréhension.
Nos bureaux sont fermés du 24/12/2025 au 04/01/2026. Réouverture le 05/01/2026. Toute l’équipe vous souhaite de bonnes fêtes.
Actuellement en congé maternité, je reprends mon activité le 2 juin 2025.
Buenos días: Estoy de vacaciones hasta el 25 de agosto. Para temas urgentes pueden llamar al 91 123 45 67.
Hola, estaré fuera de la oficina del 8 al 29 de agosto. Me reincorporo el lunes 1 de septiembre.
Gentile mittente, sarò in ferie dal 9 al 24 agosto compresi. Per urgenze: 02 1234 5678.
Sono fuori sede e rientrerò lunedì 28 aprile. Il vostro messaggio del 17 aprile sarà letto al mio rientro.
Olá, estou de férias de 13/01 a 31/01, retornando às atividades em 03/02/2025. Em caso de urgência, ligue (11) 98765-4321.
Boa tarde, encontro-me ausente até ao próximo dia 22 de agosto (inclusive).
Bună ziua, Sunt în concediu în perioada 14-25 iulie. Revin la birou luni, 28 iulie.
Buna ziua, sunt plecat din birou pana pe 21 iulie. Pentru urgente: 0722 123 456
Hej! Jag är på semester och är tillbaka på kontoret måndagen den 4 augusti. Vid brådskande ärenden ring 08-123 45 67.
Tack för ditt mail. Jag är föräldraledig t.o.m. 31 augusti. Kontakta Lisa vid frågor.
Hej Jeg holder ferie til og med fredag d. 25. juli og er tilbage mandag d. 28. juli.
Hei, jeg har påskeferie og er tilbake på jobb tirsdag 22. april.
Hei, olen kesälomalla 30.6.–1.8. Palaan töihin maanantaina 4.8.
Olen lomalla 23.2. asti. Kiireellisissä asioissa soita 040 123 4567.
Beste, Ik ben met vakantie t/m 8 augustus. Uw bericht wordt niet doorgestuurd.
Dank voor je mail. Ik ben er even niet. Vanaf donderdag 24 juli ben ik weer bereikbaar.
Dzień dobry, jestem na urlopie do 15 sierpnia. Wracam do biura w poniedziałek 18 sierpnia.
W dniach 04-08.08.2025 przebywam na urlopie. W pilnych sprawach proszę o kontakt pod numerem 22 123 45 67.
Dobrý den, do 17. 8. čerpám dovolenou. V kanceláři budu opět od 18. 8. 2025.
Dobrý deň, momentálne som na dovolenke, späť budem v pondelok 11. augusta.
Tisztelt Partnerünk! Augusztus 4. és 15. között szabadságon vagyok. Legközelebb augusztus 18-án, hétfőn leszek az irodában.
2025. február 14-ig szabadságon vagyok, leveleimet nem olvasom.
Здравствуйте! Я нахожусь в отпуске с 7 по 20 июля включительно. Вернусь в офис 21 июля. По срочным вопросам: +7 495 123-45-67.
Добрый день. Нахожусь в отпуске до 18.07.2025 г. С уважением, Иван
Доброго дня! Я у відпустці до 20 липня. Повернуся до роботи 21 липня.
Merhaba, 9-13 Haziran tarihleri arasında yıllık izindeyim. 16 Haziran Pazartesi günü ofiste olacağım. İyi çalışmalar Ayşe Yılmaz
20 Haziran'a kadar ofis dışındayım. Acil durumlarda 0212 123 45 67 numaralı telefonu arayabilirsiniz.
Καλησπέρα σας, Βρίσκομαι σε άδεια έως τις 22 Αυγούστου. Θα επιστρέψω στο γραφείο τη Δευτέρα 25 Αυγούστου.
Θα απουσιάζω μέχρι και 18/8/2025. Για επείγοντα θέματα καλέστε στο 210 1234567.
お問い合わせありがとうございます。 誠に勝手ながら、12月29日(月)〓1月5日(月)まで年末年始休業とさせていただきます。 1月6日(火)より通常通り営業いたします。
いつもお世話になっております。 弊社は8月9日から8月17日まで夏季休業となります。
現在出張のため不在にしております。5/19(月)に出社予定です。お急ぎの場合は03-1234-5678までお電話ください。
您好!我司将于10月1日至10月8日放假,10月9日恢复正常上班。如有急事请致电 138 1234 5678。
您好,我正在休假,休假至5月16日,期间无法及时回复邮件,敬请谅解。
您好,本人於5/12至5/19休假,將於5月20日返回辦公室。緊急事項請聯絡王小姐 (02) 2345-6789。
안녕하세요. 8월 4일부터 8월 8일까지 여름휴가로 부재중입니다. 8월 11일(월)에 복귀합니다. 감사합니다.
휴가기간: 2025.08.04 ~ 2025.08.08 급한 용무는 010-1234-5678로 연락 주시기 바랍니다.
السلام عليكم، أنا في إجازة حتى 12 يونيو وسأعود إلى العمل يوم الأحد 15 يونيو. للحالات العاجلة يرجى الاتصال على 0501234567.
شكرا لرسالتك. أنا خارج المكتب من ٥ يونيو إلى ٢٠ يونيو ٢٠٢٥.
שלום, אני בחופשה עד 14 באוגוסט ואחזור למשרד ביום ראשון 17 באוגוסט.
תודה על פנייתך. אני נמצא מחוץ למשרד עד לתאריך 10.8.25. בדחיפות ניתן לפנות לדנה 03-1234567.
Xin chào, tôi đang nghỉ lễ từ 30/4 đến hết 4/5 và sẽ quay lại làm việc vào ngày 5/5/2025.
Terima kasih atas email Anda. Saya sedang cuti Lebaran dan akan kembali ke kantor pada tanggal 8 April 2025.
Vielen Dank für Ihre Anfrage. Ihre Nachricht wurde unter der Ticketnummer 2025030410000451 aufgenommen. Wir melden uns in Kürze.
Dear Anna Keller, We would like to acknowledge that we have received your request and a ticket has been created with Ticket ID - 8841. A support representative will be reviewing your request and will send you a personal
Derek Shaw is no longer with the company as of 28 February 2025. Please direct your enquiries to Lucy Hall, lucy.hall@acme-mills.example.
Frau Maurer ist nicht mehr in unserem Unternehmen tätig. Bitte wenden Sie sich an info@maurer-stahl.example. Diese E-Mail wurde automatisch erstellt.
Luc Petit ne fait plus partie de la société depuis le 31 janvier 2025. Merci d'adresser vos demandes à contact@transports-petit.example.
Marta Ruiz ya no trabaja en la empresa. Pueden dirigirse a compras@aceros-ruiz.example.
Since 1 January 2025 this mailbox is no longer monitored. Please use the form at https://polar-foods.example/contact.
Just confirming that we got your request. We are on it. View request · Turn off this request’s notifications
Grazie per averci contattato. Abbiamo ricevuto la sua richiesta e le risponderemo entro 48 ore. Questo è un messaggio automatico, si prega di non rispondere.
Your message has been held because your address is not in my list of approved senders. Click the link below to confirm that you are a person: https://confirm.example/8a1
Olá! Recebemos seu e-mail e em breve entraremos em contato. Horário de atendimento: segunda a sexta, das 9h às 18h.
このメールはシステムからの自動返信です。 お問い合わせを受け付けました。担当者より3営業日以内にご連絡いたします。 ※本メールに返信いただいてもお答えできません。
Dziękujemy za kontakt. Państwa wiadomość została zarejestrowana pod numerem 2025/03/118. To jest wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać.
I will not be reading my mail for a while. Your mail will be read when I am back.
I'm off on my summer break! I'll be picking up emails again from Monday 18 August.
The office shuts at noon on 19 December and reopens on Monday 5 January. Merry Christmas!
Hi there, Memorial Day weekend! I am OOO 5/22-5/26 and back online 5/27.
I am on leave from 1/09/2025 to 12/09/2025 and return on 15/09/2025.
Thank you for your email. I am on annual leave until 10/09/2025. My colleague Priya can help on 07700 900123.
I work part-time (Monday, Tuesday and Thursday mornings) and answer mail on those days.
Please note that from 1 April 2025 my new e-mail address will be sam@newfirm.example.
On honeymoon! Not reachable before March 17th.
I am at a customer site this week and will be at my desk again next Monday.
Ich habe Urlaub vom 28.07. bis einschließlich 15.08.2025. Am 18.08. bin ich wieder im Haus.
Heute und morgen bin ich auf Schulung. Ab Montag stehe ich Ihnen wieder zur Verfügung.
Ich bin erst am 12. Januar 2026 wieder erreichbar. Frohes Fest!
Ich bin bis Ende August in Elternzeit. Vertretung: Herr Lang.
Je suis absent jusqu’au vendredi 22 août. Je traiterai votre message à mon retour le lundi 25.
L’entreprise est fermée du 01/08 au 17/08. Reprise de l’activité le 18/08.
Con motivo de la Semana Santa permaneceré ausente y volveré a estar disponible el martes 22 de abril.
Estaré de vacaciones durante todo el mes, hasta el 31/08. Contacto: 93 456 12 30.
Gli uffici resteranno chiusi per ferie dall’11 al 22 agosto. Riapriremo lunedì 25 agosto.
Devido ao Carnaval, não haverá expediente até 05/03. Retornaremos na quinta-feira, 6 de março.
Wegens vakantie ben ik afwezig van 28 juli t/m 10 augustus. Maandag 11 augustus sta ik weer voor u klaar.
Hej! Jag har semester v. 28–32 och är åter måndag 11/8.
Tak for din mail. Jeg er på sommerferie i uge 28, 29 og 30 og træffes igen mandag den 28. juli.
Olen vuosilomalla ja tavattavissa jälleen 21.7.2025 alkaen.
Informuję, że do 8.08.2025 r. jestem nieobecna. Na wiadomości odpowiem po powrocie, tj. 11.08.2025 r.
Děkuji za zprávu. Jsem na dovolené, vracím se 11. srpna. V naléhavých případech volejte 602 123 456.
Szabadságom ideje: 2025.07.28 - 2025.08.08. Augusztus 11-től ismét elérhető vagyok.
Mă aflu în concediu de odihnă până la data de 15.08.2025 inclusiv și revin luni, 18.08.2025.
С наступающим! Офис закрыт на праздники с 31 декабря по 8 января. Приступим к работе 9 января.
Добрый день! До 10 августа я в отпуске, доступ к почте ограничен. Ваш менеджер — Ольга, доб. 215.
Kurban Bayramı nedeniyle 5-9 Haziran tarihlerinde ofisimiz kapalıdır. 10 Haziran Salı günü tekrar hizmetinizdeyiz.
Απουσιάζω με κανονική άδεια από 4/8 έως και 19/8. Θα είμαι πάλι διαθέσιμη στις 20/8.
誠に勝手ながら下記の期間を冬季休業とさせていただきます。 期間:2025年12月27日(土)~2026年1月4日(日) 2026年1月5日(月)より業務を開始いたします。
本日より休暇をいただいております。6/6(金)に出社いたしますので、それ以降にご返信いたします。
春节放假时间为1月26日至2月4日,2月5日(初八)正式上班。放假期间如有紧急事宜请拨打 13800001234。
연차로 인해 6월 5일부터 8일까지 자리를 비웁니다. 6월 9일 월요일부터 정상 근무합니다.
أنا حالياً في إجازة سنوية وسوف أعود بتاريخ 15/06/2025. يرجى التواصل مع الزميل أحمد.
חג שמח! המשרד סגור בין התאריכים 6.10 ל-14.10. נשוב לפעילות ביום 15.10.
Hi! I am taking some time off to recharge. My return date is Tue 19 Aug. In the meantime ping ops@firm.example.
I am in training all week with no email until Monday.
Away Mon 4th - Wed 20th Aug, back Thurs 21st.
I will be unavailable August 1st thru September 1st (Labor Day). I look forward to connecting with you when I return on September 2nd.
Gone fishing until 15-Aug-2025. For support dial 1-800-555-0199.
Thanks for your message. We are closed for the holidays and will respond when we reopen on Jan 2.
I retired on 31 July 2025. Please update your records and write to Karen Lowe.
Thank you. Your message reached us on 4 August 2025 at 09:12. Office hours: Mon-Fri 9-17.
I have left for paternity leave! First day back in the saddle: August 25.
I am out of the office on Monday 4 and Tuesday 5 August, returning Wednesday.
Vielen Dank für Ihre E-Mail. Bis zum 29.8. bin ich nicht im Büro. Ihre Mail wird nicht gelesen. Tel. Zentrale 0711 12 34 - 0.
Ich bin unterwegs und kann Ihre Mail erst nach dem 20.08. beantworten.
Bin am Do, 14.08., wieder da. LG Tom
Ab dem 1. September können Sie mich wie gewohnt erreichen. Bis dahin hilft Ihnen Frau Ott.
Mein Urlaub endet am 17.08.; ab 18.08. kümmere ich mich um Ihr Anliegen.
En vacances ! Je reviens le 25/08, bien bronzé. D'ici là, voyez avec Paul.
Merci pour votre message. Je suis en congé jusqu'au 29/08 inclus et n'aurai pas accès à mes mails.
Je serai à nouveau joignable à compter du 1er septembre.
Me encuentro fuera del 4 al 15 de agosto, ambos inclusive. A la vuelta, el día 18, responderé su correo.
Felices fiestas. Nuestra oficina estará cerrada hasta el 6 de enero; retomamos la actividad el 7 de enero.
Sono in ferie fino a venerdì 22/8. Sarò di nuovo operativo da lunedì 25/8.
Chiusura natalizia dal 24 dicembre al 6 gennaio. Riprenderemo regolarmente il 7 gennaio 2026.
Estamos em recesso de 22/12 a 04/01. Voltamos dia 05/01.
Estou de férias e regresso ao trabalho no dia 18 de Agosto.
Van 4 t/m 24 augustus geniet ik van mijn vakantie. Vanaf 25 augustus lees ik mijn mail weer.
Jag är ledig hela juli, till och med den 31:a. Glad sommar!
Åter på jobbet 11/8.
Jeg er bortreist frem til 13. august. Ta kontakt med Kari på 99 88 77 66.
Jeg er på ferie i uge 32 og 33 og er retur mandag d. 18. august.
Kesälomani kestää 3.8. saakka. Palaan sähköpostien ääreen 4. elokuuta.
Przebywam na urlopie wypoczynkowym do 18.08 włącznie. Będę dostępna od 19.08.
Ve dnech 22. 12. 2025 – 2. 1. 2026 máme celozávodní dovolenou. Opět se vám budeme věnovat od pondělí 5. ledna.
Szabadságon vagyok augusztus 20-ig, 21-én, csütörtökön újra dolgozom.
Sunt plecată în vacanță și mă întorc pe 25 august.
Я в отпуске по 17.08 включительно, на связи с 18.08.
Нахожусь в командировке. Смогу ответить после 12 августа.
Yıllık iznim nedeniyle 15.08.2025 tarihine kadar ofiste olmayacağım.
Το γραφείο θα παραμείνει κλειστό από 11/8 έως 17/8. Θα απαντήσουμε στα μηνύματά σας από τη Δευτέρα 18/8.
8/9(土)~8/17(日)は夏季休暇のため、ご返信は8/18(月)以降となります。
ゴールデンウィーク期間中(4月26日から5月6日まで)はお休みをいただきます。5月7日より順次対応いたします。
本人出差中,8月12日回公司后会尽快处理您的邮件。
금주 8일(금)까지 해외 출장 중입니다. 회신이 늦을 수 있습니다.
أعتذر عن الرد حالياً لأنني في إجازة، سأكون متواجداً ابتداءً من 24 أغسطس.
אני בחו"ל עד ה-20.8 עם גישה מוגבלת למייל.
Thank you for your email. I am currently out of the office with no access to email and will be back on Mon 4/1. For urgent matters please contact Tom Hale (tom.hale@kunde.example, +44 20 7946 0122).
Hi - I am OOO starting 7/2 and back on Mon 7/13. If this is time sensitive please text my cell 512-555-0148.
Guten Tag, vielen Dank für Ihre Nachricht. Unser Büro ist zwischen den Jahren geschlossen. Ab dem 5. Januar bin ich wieder für Sie da. Ihre E-Mail wird nicht weitergeleitet. Frohe Weihnachten und einen guten Rutsch!
Ich bin bis einschließlich 12.01. nicht im Büro und lese meine E-Mails nur unregelmäßig. In dringenden Fällen wenden Sie sich bitte an die Zentrale unter 089 / 12 34 56-0.
Ich bin vom 24.12.2026 bis 06.01.2027 im Urlaub. Ab 07.01.2027 beantworte ich Ihre Mail gern.
Bonjour, Je suis en congés du 3 au 21 août inclus. Je prendrai connaissance de votre message à mon retour le lundi 24 août. En cas d'urgence, merci de contacter Luc Martin au 01 23 45 67 89.
Bonjour, je suis présentement absente du bureau. Je serai de retour le 2026-03-09. Merci ! Hello, I am currently away from the office. I will return on 2026-03-09.
Hola: Estaré fuera de la oficina hasta el 7 de enero, inclusive. Durante este periodo tendré acceso limitado al correo.
Gracias por su mensaje. Me encuentro de vacaciones y me reincorporo el próximo lunes 31 de agosto. Para temas urgentes: soporte@kunde.example.
Buongiorno, sarò assente dal 10 al 28 agosto compresi. Rientrerò in ufficio lunedì 31 agosto. Per urgenze potete scrivere a segreteria@kunde.example.
Olá! Estou em férias e retorno no dia 02/02/2026. Em caso de urgência, favor contatar o João, ramal 2214.
Encontro-me ausente do escritório até 15 de setembro. Responderei à sua mensagem logo que possível.
Bedankt voor uw bericht. Ik geniet van mijn vakantie en ben vanaf maandag 17 augustus weer bereikbaar. Uw mail wordt niet gelezen of doorgestuurd.
Dzień dobry, przebywam na urlopie do 14 sierpnia. Do pracy wracam 17 sierpnia. W pilnych sprawach proszę o kontakt z Janem Nowakiem, tel. 22 123 45 67.
Merhaba, 15-26 Haziran tarihleri arasında yıllık izinde olacağım. 29 Haziran Pazartesi günü ofiste olacağım. Acil durumlar için Ayşe Hanım ile görüşebilirsiniz.
Здравствуйте! Я нахожусь в отпуске с 6 по 19 июля, на работу выйду 20 июля. По срочным вопросам обращайтесь к Ивану Петрову, тел. +7 495 123-45-67.
Добрый день! Я буду отсутствовать в офисе до 12.05. На письмо отвечу после возвращения.
お世話になっております。 誠に勝手ながら、下記の期間を年末年始休業とさせていただきます。 休業期間:2026年12月26日(土)~2027年1月4日(月) いただいたメールにつきましては、2027年1月5日(火)より順次対応いたします。 株式会社クンデ 田中
メールありがとうございます。 8/10(月)から8/14(金)まで夏季休暇をいただいております。 8月17日(月)以降に返信させていただきます。
안녕하세요. 8월 3일부터 8월 7일까지 하계 휴가입니다. 8월 10일(월)에 복귀 예정이오니 급한 용무는 김민수 과장에게 연락 부탁드립니다.
출장으로 인해 2026년 3월 6일까지 부재중입니다. 메일 확인이 늦어질 수 있습니다.
您好,我于10月1日至10月7日休国庆假,10月8日恢复上班。如有急事请致电 138 0013 8000。谢谢!
您好: 本人春節休假至2/23(一),2/24(二)起恢復上班。期間如有急件請洽王小姐分機 231。
السلام عليكم، أنا خارج المكتب حالياً في إجازة حتى 15 مارس 2026. للحالات العاجلة يرجى التواصل مع الأستاذ أحمد.
שלום רב, אני בחופשה ואשוב למשרד ביום ראשון 12.4. בנושאים דחופים ניתן לפנות לדנה בטלפון 03-1234567.
Tisztelt Partnerünk! Szabadságon vagyok, legközelebb augusztus 17-én, hétfőn leszek elérhető. Sürgős esetben kérem, hívja a központi számunkat: +36 1 234 5678.
2026.07.20. és 2026.07.31. között szabadságon vagyok. Levelére visszatérésem után válaszolok.
Dobrý den, jsem na dovolené do 21. 8. 2026 včetně. V naléhavých případech volejte 602 123 456.
Dobrý deň, od 3.8. do 14.8. čerpám dovolenku. Na Váš e-mail odpoviem po návrate.
Hej! Jag har semester t.o.m. 9 augusti och är åter måndag 10 augusti. Vid brådskande ärenden, ring växeln 08-123 45 67. Trevlig sommar!
Tak for din mail. Jeg holder sommerferie til og med uge 30 og er tilbage mandag den 27. juli.
Hei, jeg har ferie i uke 29, 30 og 31 og er tilbake på kontoret mandag 3. august. Ved behov for hjelp, ta kontakt med support@kunde.example.
Hei! Olen kesälomalla 29.6.–26.7. Palaan töihin maanantaina 27.7. Kiireellisissä asioissa ota yhteyttä: info@kunde.example.
Καλησπέρα σας, θα απουσιάζω από το γραφείο έως και 23/08. Θα επιστρέψω τη Δευτέρα 24 Αυγούστου.
Bună ziua, sunt în concediu până pe 14 august și revin la birou luni, 17 august. Pentru urgențe: 0722 123 456.
Здравейте, в отпуск съм до 16.08. включително. При спешни случаи се обърнете към колегата ми Георги Иванов.
Доброго дня! Я у відпустці до 24 серпня включно. З термінових питань звертайтесь до Олени: olena@kunde.example.
Poštovani, na godišnjem odmoru sam do 17.8. Za hitne slučajeve obratite se na info@kunde.example.
Pozdravljeni, sem na dopustu. V pisarno se vrnem v ponedeljek, 17. 8. 2026.
Xin chào, tôi nghỉ phép từ ngày 10/8 đến hết ngày 14/8. Tôi sẽ quay lại làm việc vào ngày 17/8.
Halo, saya sedang cuti hingga 12 Juni 2026 dan akan kembali bekerja pada 15 Juni 2026.
Tere! Olen puhkusel kuni 16.08. Kiiretes küsimustes pöörduge palun kolleegi poole.
Labdien! Esmu atvaļinājumā līdz 14. augustam.
Laba diena, atostogauju iki rugpjūčio 14 d. Skubiais klausimais kreipkitės į kolegą.
สวัสดีค่ะ ขณะนี้ดิฉันลาพักร้อนถึงวันที่ 17 เมษายน 2569 กรณีเร่งด่วนกรุณาติดต่อคุณสมชาย
Hi! I'm on vacation through Friday and mostly offline. If it can't wait, ping Jo at jo@kunde.example.
Thanks for your mail - I'm away until and including Friday.
I am out of the office until 09/02/2026. For urgent matters, please call the front desk. Note: This is an automated response to your message "Quick question about your freight costs" sent on 8/19/2026 10:14:11 AM. This
Ich werde ab 17.08.2026 nicht im Büro sein. Ich kehre zurück am 01.09.2026. Ich werde Ihre Nachricht nach meiner Rückkehr beantworten.
I'm out at a customer site all day today and will be back at my desk tomorrow morning.
I am out sick for the rest of the week. I expect to be back in the office next Monday.
I am on maternity leave until spring 2027. Please direct all enquiries to Sam Hill, sam.hill@kunde.example. Our offices are open 9.00 to 17.30.
Thank you for your message. Please note that our offices are closed from December 24th to January 3rd. We will re-open on January 4. Season’s greetings from all of us at Kunde!
Happy holidays! Returning the 5th of Jan. Pls WhatsApp me if urgent: +31 6 12 03 45 67.
Hello, I am travelling this week and will answer when I am back in the office on Monday 23 November.
I'm OOO on Monday 5/25 for Memorial Day and will get back to you on Tuesday, 5/26.
I am offline, hiking. Back online 14 Sept 2026 at 9am CET.
Please note my working days are Monday to Wednesday. I will respond to your email when I am next in the office.
Enjoying some time off. Talk soon!
I am away from 1st to 14th July with limited access to email. Please call Joe on 01234 567890 if it is urgent.
Thanks for getting in touch. The workshop is shut for our summer break & we reopen Monday 20th July.
Hi, I am currently on annual leave, returning Monday 12th October. Your email will not be forwarded. For anything urgent please contact accounts@kunde.example. Thanks Petra
I will be on leave from 30/03/2026 till 10/04/2026 and back on duty on 13/04/2026.
I am out of the office from Oct 19 – Oct 30. My first day back is Monday, November 2nd. If you need immediate assistance, please dial 0 for the operator.
—-—-—-— Reply above this line. Just confirming that we got your request. We're on it. View request · Turn off this request's notifications This is shared with Anna Keller. Powered by Jira Service Management
Thank you for contacting Kunde Customer Care. Your case has been created and assigned the number 00128831. One of our agents will be in touch shortly. Please do not change the subject line when replying.
Incident INC0012345 has been opened on your behalf. Short description: Quick question about your freight costs. Ref:MSG1182331
Hi Anna, Thanks for writing in! We've received your message and someone from our team will get back to you within one business day.
Bonjour, Nous avons bien reçu votre demande et nous vous en remercions. Elle a été enregistrée sous le numéro 88123. Un conseiller vous répondra dans un délai de 48 heures. Ceci est un message automatique, merci de ne
Sehr geehrte Damen und Herren, vielen Dank für Ihre E-Mail. Wir haben Ihre Anfrage erhalten und werden diese schnellstmöglich bearbeiten. Bitte geben Sie bei Rückfragen stets die Ticketnummer an.
Estimado cliente: su solicitud ha sido registrada con el número 55-2031. Le responderemos a la mayor brevedad posible. Este es un mensaje generado automáticamente, por favor no responda a este correo.
この度はお問い合わせいただき、誠にありがとうございます。 内容を確認の上、3営業日以内に担当者よりご連絡いたします。 ※このメールは自動送信されています。
Petra Lang is no longer with Kunde Ltd. Please direct all future correspondence to Martin Reed at martin.reed@kunde.example. Thank you.
Thank you for your email. Please note that I no longer work at Kunde as of 31 July 2026. This mailbox is not monitored. For sales enquiries please email sales@kunde.example.
Sehr geehrte Damen und Herren, ich bin seit dem 01.02.2025 nicht mehr für die Kunde GmbH tätig. Bitte wenden Sie sich an Herrn Max Weber (max.weber@kunde.example).
Bonjour, je ne fais plus partie des effectifs de la société Kunde. Cette boîte mail n'est plus consultée. Merci d'adresser vos messages à contact@kunde.example.
Le informamos que Petra Lang ya no trabaja en esta empresa. Para cualquier consulta, diríjase a ventas@kunde.example.
My email address has changed. Please update your records and use petra.lang@kunde.example from now on. This is an automated message; mail to the old address is not read.
This mailbox is not monitored. To reach us, please use the form at https://kunde.example/contact.
Petra Lang here. I'm protecting myself from receiving junk mail. Just this once, click the link below so I can receive your emails. You won't have to do this again. http://www.spamarrest.com/a2?AQxkAmZ:petra You are
Hello Anna Keller, Your message about "Quick question about your freight costs" was waitlisted. Please add yourself to my Guest List so your messages will be delivered to my Inbox. Use the link below. Click here to
I use an anti-spam system. Your message has been held. To prove that you are human and have your message delivered to my inbox, please reply to this message or click on the link: https://confirm.kunde.example/?t=8842
Your mail to 'board' with the subject Quick question about your freight costs Is being held until the list moderator can review it for approval. The reason it is being held: Post by non-member to a members-only list
Mailing list subscription confirmation notice for mailing list News We have received a request for subscription of your email address, "anna.keller@northwind-sales.com", to the news@lists.kunde.example mailing list. To
Thank you for reaching out to us. Due to the high volume of emails we receive, we are unable to respond to each one individually. If your enquiry is of interest, a member of our team will contact you.
您好!您的邮件我已收到,我会尽快给您回复。谢谢!
这是来自QQ邮箱的假期自动回复邮件。 您好,我最近正在休假中,无法亲自回复您的邮件。我将在假期结束后,尽快给您回复。
Thank you for your email. I check my inbox twice a day, at 10am and 4pm. If you need an immediate response, please call me on 0123 456 789. This is an automatic response.
Liebe Kolleginnen und Kollegen, liebe Geschäftspartner, ich befinde mich bis Freitag, 21.08.2026 im Urlaub und bin ab Montag, 24.08.2026 wieder persönlich für Sie erreichbar. In der Zwischenzeit hilft Ihnen Frau Roth
Je suis absent(e) jusqu'au 17/07 inclus, retour le 20/07.
AL until Wed 15 July. Urgent? Ring the main desk.
Buenos días. Del 27 de julio al 14 de agosto estaré disfrutando de mis vacaciones. A partir del lunes 17 de agosto atenderé su correo. ¡Feliz verano!
Prezados, estarei em férias no período de 21/12/2026 a 08/01/2027, retornando em 11/01/2027. Assuntos urgentes: tratar com Carlos.
Hoi! Ik ben van 18 juli t/m 9 augustus op vakantie. 10 augustus ben ik er weer. Dringend? Mail planning@kunde.example.
Hej och tack för ditt mejl! Jag är på semester vecka 28-31 och åter på jobbet måndagen den 3 augusti.
W dniach 8-12.06.2026 przebywam poza biurem bez dostępu do poczty. Będę dostępna od 15.06.2026.
Здравствуйте! Я в декретном отпуске. По всем вопросам обращайтесь к Марии Сидоровой, sidorova@kunde.example.
お世話になっております。田中です。 出張のため、6月4日(木)まで不在にしております。 6月5日(金)に出社いたしますので、それ以降に折り返しご連絡いたします。
[부재중 안내] 6/1(월) ~ 6/5(금) 휴가로 부재중입니다. 6/8(월)부터 업무에 복귀합니다.
Gentile cliente, la nostra azienda resterà chiusa per ferie dall'8 al 23 agosto. L'attività riprenderà regolarmente lunedì 24 agosto.
Kurban Bayramı nedeniyle ofisimiz 26-31 Mayıs tarihlerinde kapalıdır. 1 Haziran Pazartesi günü tekrar hizmetinizdeyiz.
I have been called for jury duty and do not know yet how long it will take. I check mail in the evenings. Version 2.1 of our price list is valid from 1 June.
OOO - back 18 May.
Thank you for contacting Kunde. Your ticket #4711 has been opened.
Sehr geehrte Damen und Herren, Ihre E-Mail ist bei uns unter der Nummer 2025030410000047 eingegangen und wird schnellstmöglich bearbeitet. Ihr Kunde Hotline Team
Dzień dobry, informuję, że Petra Lang nie pracuje już w firmie Kunde. W sprawach handlowych proszę o kontakt: handel@kunde.example.
Informo que não trabalho mais na Kunde. Favor direcionar suas mensagens para comercial@kunde.example.
I apologize for this automatic reply to your email. To control spam, I now allow incoming messages only from senders I have approved beforehand. If you would like to be added to my list of approved senders, please fill
Здравствуйте! Ваше обращение получено и зарегистрировано под номером ABC-123-45678. Это автоматическое уведомление, отвечать на него не нужно.
Greetings! I am on PTO Sept 21st – Oct 2nd. I will respond to your message when I return on Oct 5th.
I am attending a conference this week with limited connectivity. Expect delayed responses until Monday 28/9.
I am out of office today through Wednesday (23 Sept), back Thursday 24 Sept.
Hallo, ich genieße meinen Urlaub und bin erst am Montag, den 12. Oktober wieder am Schreibtisch.
Ich bin derzeit erkrankt und voraussichtlich ab 1.10. wieder im Einsatz.
Absente jusqu’au 2 octobre, je traiterai vos demandes à partir du lundi 5 octobre.
Me encuentro de viaje de trabajo, regreso el miércoles 30/09.
Ik ben tot 1 oktober afwezig. Voor spoed: bel 020-1234567.
Нахожусь в командировке до 27 сентября. С 28 сентября на связи.
9/21~9/23は連休のためお休みをいただいております。9/24(木)以降に順次返信いたします。
本人休假中(9月28日-10月8日),10月9日回来上班后处理您的邮件。
I have limited access to email due to a family emergency. Please bear with me.
Thanks for your email! I'm out of the office from 3/3 through 3/14 with limited access to email and will be back on Monday 3/17. For urgent matters call Dana at 555-010-2233.
Hello, I am travelling until Friday and will be slow to respond.
Hi! I'm on PTO right now – back on the 13th. If it can't wait, text me.
I am away from my desk (2025-03-03 to 2025-03-31). Normal service resumes 2025-04-01.
I am currently on annual leave and will return on 03/04/2025. For anything urgent please email helpdesk@council.example.
I will be out of the office starting 03/04/2025 and returning 03/26/2025.
Thank you for your message. I have no access to email right now.
Out of office. Last day in: Friday 28 February. First day back: Thursday 20 March. Emails are not being monitored.
I'm in workshops all day today and will get back to you tomorrow.
I am currently on parental leave. Please contact Miriam Cole (miriam.cole@acme.example, +44 20 7946 0018) instead.
I work Tuesday to Thursday, 9.00 - 15.00. I will respond to your email on my next working day. Please note that our new price list is valid from 1 April 2025.
I'm on vacation and will return on Monday, March 24. Please contact Jim (available until March 12) or, after that date, Rosa.
Thank you for your email. Our offices are closed for inventory and will reopen on Monday 10 March at 8:00. Emails will not be forwarded.
Guten Tag, vielen Dank für Ihre Nachricht. Ich bin ab dem 17.03. wieder für Sie erreichbar. Ihre E-Mail wird nicht weitergeleitet. In dringenden Fällen wenden Sie sich bitte an Frau Lenz (0221 / 55 01-17).
Ich befinde mich vom 28.02.2025 bis einschließlich 21.03.2025 im Urlaub.
Moin, ich bin diese Woche auf Messe und ab Montag wieder im Büro.
Ich befinde mich in Elternzeit. Seit dem 1. Februar 2025 vertritt mich Herr Kaya (kaya@kunde.example).
Sehr geehrte Damen und Herren, unser Betrieb ist bis einschließlich 11. März geschlossen. Ab Mittwoch, 12. März sind wir wieder für Sie da.
Bonjour, Je suis actuellement en congés jusqu'au vendredi 14 mars inclus. En cas d'urgence, merci de contacter Julie Blanc au 01 99 00 12 34.
Absent du bureau, je serai de retour le mardi 11 mars au matin.
Je suis absente et prendrai connaissance de votre message à mon retour le 1er avril.
Buenos días: me encuentro de vacaciones. Me incorporo el martes 18 de marzo. Para temas urgentes: soporte@acero.example.
Estaré fuera de la oficina del 3 al 14 de marzo, con acceso limitado al correo.
Olá! Estou de férias e retorno no dia 24/03. Assuntos urgentes: Paula, (11) 90000-1234.
Encontro-me ausente do escritório entre 3 e 7 de março. Responderei assim que possível.
Buongiorno, sono assente dal 3 al 16 marzo; rientrerò in ufficio lunedì 17 marzo. Cordiali saluti, Giulia
Sarò fuori ufficio fino a mercoledì 12/03 compreso.
Bedankt voor uw bericht. Ik ben met vakantie van 24 februari t/m 9 maart. Vanaf maandag 10 maart ben ik weer bereikbaar.
Hej! Jag är på semester och är tillbaka måndag den 17 mars. Vid brådskande ärenden, ring växeln.
Hei, jeg har vinterferie og er tilbake på kontoret onsdag 12. mars.
Jeg holder ferie fra d. 3/3 til og med d. 10/3. Jeg er tilbage på kontoret d. 11/3.
Hei, olen hiihtolomalla 3.-16.3. ja palaan töihin maanantaina 17.3.
Dzień dobry, przebywam na urlopie do 12 marca. Wracam do biura w czwartek 13 marca. W pilnych sprawach proszę o kontakt z Ewą Mazur.
Dobrý den, od 3. 3. do 14. 3. 2025 čerpám dovolenou. S urgentními záležitostmi se obracejte na kolegu Jana Veselého.
Dobrý deň, momentálne som mimo kancelárie. Späť budem v pondelok 10. marca.
Tisztelt Feladó! 2025. március 14-ig szabadságon vagyok, legközelebb március 17-én, hétfőn vagyok elérhető.
Bună ziua, sunt în concediu până pe 19 martie și revin la birou joi, 20 martie.
Здравейте, в отпуск съм и ще се върна на 10 март. При спешност се обърнете към Иво Петров.
Добрый день! С 3 по 16 марта я нахожусь в отпуске, на письма отвечу после выхода 17 марта.
Вітаю! Я у відпустці до 11 березня включно. Повернуся до роботи 12 березня.
Καλημέρα σας, θα απουσιάζω από το γραφείο και θα επιστρέψω την Τρίτη 11 Μαρτίου.
Merhaba, 3-14 Mart tarihleri arasında izindeyim. 17 Mart Pazartesi günü ofiste olacağım.
שלום, אני בחופשה ואחזור למשרד ביום ראשון 16.3.2025. בנושאים דחופים ניתן לפנות לדנה.
مرحباً، أنا حالياً في إجازة وسأعود إلى العمل يوم الأحد 16 مارس 2025.
お世話になっております。3月4日から3月10日まで休暇をいただいております。3月11日(火)より出社いたします。
您好!我正在休假,将于3月17日返回办公室。紧急事宜请联系王敏。
您好,本人於3月3日至3月7日休假,3月10日恢復上班,如有急事請洽陳小姐。
안녕하세요. 3월 4일부터 3월 7일까지 휴가입니다. 3월 10일(월)에 복귀 예정입니다.
Xin chào, tôi đang nghỉ phép và sẽ trở lại làm việc vào thứ Hai, ngày 10/03/2025.
Halo, saya sedang cuti dan akan kembali ke kantor pada hari Senin, 10 Maret 2025.
สวัสดีค่ะ ขณะนี้ดิฉันลาพักร้อน จะกลับมาทำงานวันที่ 10 มีนาคม 2568
Bon dia, soc fora de l'oficina. Tornaré el dilluns 17 de març.
Poštovani, na godišnjem sam odmoru do 11.3. Vraćam se u ured u srijedu, 12.3.
Pozdravljeni, sem na dopustu. V pisarni bom ponovno v ponedeljek, 10. marca.
Tere! Olen puhkusel kuni 16.03 ja tagasi kontoris 17.03.2025.
Laba diena, šiuo metu atostogauju. Grįšiu kovo 12 d.
Labdien! Esmu atvaļinājumā līdz 14. martam, atgriezīšos birojā 17. martā.
Góðan dag, ég er í fríi og kem aftur til vinnu mánudaginn 17. mars.
Thanks for reaching out! I am away on honeymoon with no access to email. I return to the office on March 31, 2025. If this is urgent, contact ops@acme.example.
Vielen Dank für Ihre E-Mail. Ich bin bis zum 23.03.2025 nicht im Hause und ab dem 24.03.2025 wieder erreichbar. E-Mails werden nicht weitergeleitet.
I'm out until March 18th.
I am out of the office today and tomorrow and will reply when I am back on Thursday.
Happy holidays! Our office is closed from December 24 and reopens January 5.
Ich bin vom 22.12. bis 06.01. im Urlaub und ab dem 07.01. wieder da.
L'entreprise est fermée du 24 décembre au 4 janvier inclus. Réouverture le lundi 5 janvier.
Estimado/a Anna Keller: Hemos recibido su solicitud y se ha creado un ticket con el número 9921. Un agente se pondrá en contacto con usted en breve.
Sehr geehrte Damen und Herren, Ihre Anfrage ist bei uns eingegangen und wird unter der Ticketnummer 2025030410000221 bearbeitet.
Hi there, Thanks for getting in touch. This is an automated message to let you know we've received your email. One of our team members will be in touch within 1-2 business days.
Bonjour, Votre demande (Ticket#31052) a bien été reçue et sera traitée par notre équipe.
Mark Lowe is no longer with Acme as of January 31, 2025. Please direct all enquiries to Beth Stone at beth.stone@acme.example.
Sehr geehrte Damen und Herren, Herr Braun ist seit dem 31.01.2025 nicht mehr in unserem Unternehmen tätig. Diese Nachricht wird nicht weitergeleitet. Bitte wenden Sie sich an info@kunde.example.
Bonjour, j'ai quitté l'entreprise le 28 février 2025. Votre nouvel interlocuteur est Paul Girard (p.girard@usine.example).
María Ruiz ya no trabaja en esta empresa. Por favor, dirija sus mensajes a compras@acero.example.
Pan Jan Kowal nie jest już pracownikiem naszej firmy. Prosimy o kontakt: biuro@firma.example.
Hej! Erik Lund har slutat på företaget och den här e-postadressen bevakas inte längre. Kontakta info@bolag.example.
Giorgio Neri non lavora più in azienda dal 31/12/2024. Scrivere a amministrazione@officina.example.
This is an automated response. My email address has changed: please use tina@new-name.example from now on. This mailbox is no longer monitored.
Hello anna.keller@northwind-sales.com, Your message about "Quick question" was waitlisted. Please add yourself to my Guest List so your messages will go to my Inbox.
I'm protecting myself from receiving junk mail. Just this once, click the link below so I can receive your emails. You won't have to do this again. http://www.spamarrest.example/a2?AQ1
Dies ist eine automatisch generierte Nachricht. Um unerwünschte Werbung zu vermeiden, bestätigen Sie bitte durch Klick auf den folgenden Link, dass Sie der Absender der E-Mail sind. Erst danach wird Ihre Nachricht
You have replied to an unmonitored mailbox. Please do not reply to this email; visit our website for ways to contact us.
Prezado cliente, recebemos o seu e-mail e em breve retornaremos o contato. Esta é uma mensagem automática, favor não responder.
この度はお問い合わせいただき誠にありがとうございます。 本メールは自動送信されています。担当者より3営業日以内にご連絡いたします。
Sayın ilgili, e-postanız tarafımıza ulaşmıştır. Bu otomatik bir mesajdır, lütfen yanıtlamayınız.
Dieses Postfach dient ausschließlich dem Empfang von Rechnungen im PDF-Format. Andere Nachrichten werden nicht gelesen.
Hi – I'm on sabbatical through the end of May, returning Monday, June 2nd 2025.
Please note I do not work on Wednesdays.
AFK until 8 Mar.
I shall be away from the 5th of March and am back at work on the 21st of March.
OOO 05.03.25 - 18.03.25. Back 19.03.25.
I am away this week and next, back w/c 17th March.
I'm off sick and hope to return next Monday.
I am on jury duty and do not know when I will be back. My assistant is Kim.
Out of office Start date: 03 Mar 2025 End date: 14 Mar 2025 Delegate: Kim Lee
I will be offline until 9am on Thursday (6 March).
Currently at sea with no signal. I'll reply upon my return on 20 March; the conference badge deadline of 10 March is handled by Jo.
We are closed for Easter from Friday 18 April and open again on Tuesday 22 April.
Ich bin wieder ab 1. April erreichbar.
Danke für Ihre Mail. Ich bin nicht am Platz und am Mittwoch, 12.3., zurück.
Leider bin ich krankheitsbedingt auf unbestimmte Zeit nicht im Büro. Bitte wenden Sie sich an Frau Ott.
Ich bin derzeit nicht im Büro. Ihre E-Mail wird nicht gelesen. Ab 17.03.2025 bin ich gerne wieder für Sie da.
Ich bin auf Dienstreise und werde Ihre Nachricht erst ab Donnerstag beantworten können.
Guten Tag. Ich bin bis und mit 15. März ferienabwesend.
Bonjour, je suis en vacances du 1er au 16 mars. Je vous répondrai dès mon retour le 17.
Je suis absent(e) du 03/03/2025 au 14/03/2025 inclus.
En déplacement ; reprise le mercredi 12/03.
Hola, estoy fuera de la oficina sin acceso al correo. Vuelvo el lunes 10.
Me encuentro fuera hasta el 21/03/2025, inclusive.
Estoy de permiso. Regreso: 31-03-2025.
Estou fora do escritório, em viagem. Volto na segunda-feira, 17 de março.
Sono in ferie fino al 9 marzo. Risponderò alle mail dal 10 marzo.
I nostri uffici resteranno chiusi dal 3 al 7 marzo. Riapriremo lunedì 10 marzo.
Ik ben afwezig tot en met vrijdag 14 maart. Op maandag 17 maart lees ik mijn mail weer.
Jag är bortrest, åter den 13/3.
Jeg er i foreldrepermisjon. Kontakt Nina på nina@firma.example.
Jeg er på kursus og træffes igen fredag den 7. marts.
Olen lomalla 9.3. asti. Palaan maanantaina 10.3.2025.
Jestem nieobecny w biurze w dniach 3-14.03.2025. Wracam 17.03.2025. Wiadomość nie zostanie przekazana.
Jsem na služební cestě, v kanceláři budu opět v úterý 11. března.
Szabadságon vagyok 2025.03.03-tól 2025.03.07-ig. Március 10-től vagyok újra elérhető.
Здравствуйте! Я в командировке до 10.03 включительно, буду в офисе 11.03.
7 Mart Cuma gününe kadar izindeyim, 10 Mart'ta dönüyorum.
Βρίσκομαι σε άδεια έως και τις 14/03. Θα είμαι στο γραφείο τη Δευτέρα 17/03.
3月6日(木)まで出張のため不在にしております。7日(金)以降に返信いたします。
您好,我3月14日前出差在外,不便查收邮件,回来后尽快回复。
현재 출장 중이며 3월 13일에 복귀합니다.
أنا خارج المكتب حتى 20/03/2025.
I am away until March 14 and will be back on March 17. Je suis absente jusqu'au 14 mars et serai de retour le 17 mars.
Rwyf allan o'r swyddfa tan 11 Mawrth. I am out of the office until 11 March.
Poštovani, nalazim se na godišnjem odmoru. Na posao se vraćam 17. marta.
Gentile cliente, la sua richiesta è stata presa in carico con il numero 8821. Riceverà risposta al più presto.
Здравствуйте! Ваше обращение зарегистрировано под номером 8821. Мы ответим вам в ближайшее время.
您好,我们已收到您的请求,工单编号为 8821,客服人员会尽快与您联系。本邮件由系统自动发送,请勿回复。
문의하신 내용이 정상적으로 접수되었습니다. 본 메일은 발신 전용입니다.
Dobrý den, Váš požadavek byl přijat a zaevidován pod číslem 8821. Tato zpráva byla vygenerována automaticky.
Tak for din henvendelse. Vi har modtaget din mail og svarer hurtigst muligt. Dette er en automatisk besked.
Kiitos yhteydenotostasi. Viestisi on vastaanotettu. Tämä on automaattinen viesti.
Köszönjük megkeresését, levelét megkaptuk, hamarosan válaszolunk. Ez egy automatikus üzenet.
Am primit solicitarea dumneavoastră și vă vom răspunde în cel mai scurt timp. Acesta este un mesaj automat.
Λάβαμε το μήνυμά σας και θα επικοινωνήσουμε μαζί σας σύντομα. Αυτό είναι ένα αυτοματοποιημένο μήνυμα.
تم استلام طلبك وسنرد عليك في أقرب وقت. هذه رسالة آلية.
Jan de Vries is niet meer werkzaam bij ons bedrijf. Uw e-mail wordt niet doorgestuurd. Stuur uw bericht naar info@winkel.example.
O colaborador Pedro Lima não faz mais parte do nosso quadro de funcionários. Favor contatar compras@fabrica.example.
Lars Holm er fratrådt sin stilling. Denne mailboks læses ikke. Skriv til info@firma.example.
Matti ei ole enää yrityksemme palveluksessa. Tätä sähköpostia ei lueta.
Pan Novák již v naší společnosti nepracuje. Obraťte se prosím na info@podnik.example.
Иван Петров больше не работает в компании. Пожалуйста, пишите на info@zavod.example.
Ahmet Bey artık şirketimizde çalışmamaktadır. Lütfen info@fabrika.example adresine yazınız.
田中は退職いたしました。今後は suzuki@seizo.example までご連絡ください。本メールは自動返信です。
I have retired from Acme. This mailbox is not monitored. Please contact purchasing@acme.example.
I have moved on to a new role outside Acme. For logistics please contact Bo.
Your email requires verification. To complete delivery of your message, please click the link below and enter the code. TMDA
Thank you for your message. Due to high volume we are unable to respond to every email personally.
`;
