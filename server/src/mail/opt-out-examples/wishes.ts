/** How people ask not to be written to again, in many languages, a line each, to learn from: see `word-evidence.ts`. */
export const wishes = `
STOP. EMAILING. ME.
I've said it before. Stop. Writing. To. Me.
Enough already. No. More. Emails.
Forget me.
Vergessen Sie mich.
Oubliez-moi.
Oublie-moi
Olvídenme
Olvídense de mí.
Dimenticatemi.
Esqueçam-me
Me esqueçam
Vergeet mij
Zapomnijcie o mnie
Zapomeňte na mě
Забудьте обо мне.
Забудьте про меня
Stop 🛑
PS: please don't add me to any sequences.
Please do not add me to your list.
Don't put me on any mailing lists.
Bitte setzen Sie mich nicht auf Ihren Verteiler.
Ne m'ajoutez pas à vos listes svp
No me añadan a su lista.
Non inseritemi nella vostra mailing list.
Não me adicione a listas.
Zet mij niet op jullie lijst
Proszę nie dodawać mnie do bazy.
Не добавляйте меня в рассылку
Lägg inte till mig på listan
Tilføj mig ikke til jeres liste
Не додавайте мене до розсилки
Nepřidávejte mě do databáze
נא להפסיק לשלוח לי מיילים
נא להסיר אותי
נא להסיר מרשימת התפוצה
אבקש להסיר אותי מהרשימה
הסירו אותי בבקשה
תמחקו אותי
תורידו אותי מהרשימה
אל תשלחו לי יותר
לא מעוניין לקבל מיילים
אני לא רוצה לקבל יותר הודעות
תפסיקו להציק לי
די לשלוח לי מיילים
בבקשה לא לשלוח לי יותר
לא לפנות אליי שוב
مش عايز رسائل تاني
رجاءً إلغاء اشتراكي
أرجو إزالة اسمي من القائمة
الرجاء عدم إرسال رسائل أخرى
يرجى عدم مراسلتي مجدداً
لا أرغب في استلام رسائلكم
أوقفوا إرسال الرسائل
احذفوني من القائمة
توقفوا عن مراسلتي
لا تتواصلوا معي مرة أخرى
لطفا دیگر ایمیل نفرستید
لطفا مرا از لیست حذف کنید
نمی‌خواهم ایمیل دریافت کنم
دیگر به من پیام ندهید
कृपया मुझे ईमेल भेजना बंद करें
मुझे और ईमेल मत भेजिए
मेरा नाम लिस्ट से हटाइए
mujhe mail bhejna band karo
mail mat bhejo
dobara mail mat karna
meri id list se hata do
please dont mail me bhai
Paki-alis po ako sa listahan
Huwag na po kayo mag-email
Wag na mag email please
Tolong jangan email saya lagi
Mohon hapus alamat saya dari database
Mohon berhenti mengirim email ke saya
Saya tidak mau menerima email lagi
Tolong keluarkan saya dari mailing list
Jangan hubungi saya lagi
Sila berhenti menghantar emel kepada saya
Jangan hantar emel lagi
Tolong padam data saya
Xin đừng gửi email cho tôi nữa
Vui lòng không liên hệ với tôi nữa
Hãy xóa tôi khỏi danh sách của bạn
Tôi không muốn nhận email này
Làm ơn ngừng gửi email
Hủy đăng ký giúp tôi
กรุณาหยุดส่งอีเมลมา
อย่าส่งมาอีก
ไม่ต้องส่งอีเมลมาอีกนะคะ
ขอยกเลิกการรับอีเมล
ช่วยลบชื่อออกจากรายชื่อด้วยค่ะ
ไม่ต้องการรับข่าวสาร
ยกเลิกการติดตาม
今後一切ご連絡は不要です。
今後のご案内は不要です
メールの配信を停止してください
メールを送らないでください。
もう送ってこないでください
リストから削除してください。
営業メールはお断りしております。
二度と連絡しないでください
メールアドレスを削除願います
登録を解除してください
请取消订阅
别再发了
请把我的邮箱从列表中移除
请停止给我发送邮件
不要给我发垃圾邮件
以后不用再联系我了
請勿再寄信給我
請取消訂閱，謝謝
麻煩不要再寄廣告信了
請刪除我的資料
더 이상 연락하지 마세요
메일 보내지 마세요
광고 메일 그만 보내세요
수신 거부 부탁드립니다
명단에서 빼주세요
제 정보를 삭제해 주세요
앞으로 이런 메일 안 보내셨으면 좋겠습니다
구독 취소해 주세요
Prašau daugiau man nerašyti
Nebesiųskite man laiškų
Ištrinkite mano duomenis
Atsisakau naujienlaiškio
Lūdzu izņemiet mani no saraksta
Nerakstiet man vairs
Dzēsiet manus datus
Palun ärge mulle enam kirjutage
Palun kustutage minu andmed
Lõpetage spämmimine
Ei soovi rohkem kirju
Si us plau, no m'envieu més correus
Traieu-me de la llista
Elimineu les meves dades
Mesedez, kendu nire helbidea zerrendatik
Por favor, elimínenme da lista
Hættið að senda mér pósta
Fjarlægið mig af listanum
Ég vil ekki fá fleiri pósta
Tafadhali niondoe kwenye orodha
Verwyder my asseblief van julle lys
Moenie weer vir my e-pos stuur nie
Ju lutem më hiqni nga lista
Mos më shkruani më
Ве молам отстранете ме од листата
Немојте више да ми шаљете мејлове
Молим вас избришите ме са листе
Skinite me s liste
Ne želim primati vaše mailove
Prosim, ne pošiljajte mi več sporočil
Izbrišite moje podatke
Odjavite me
Ne me contactez plus, merci
Plus de mails svp
Arrêtez de m'envoyer vos pubs
Merci de me retirer de vos listes de diffusion
Je souhaite être retiré de votre fichier
Je ne veux plus recevoir vos mails
Veuillez supprimer mes données personnelles
Retirez mon adresse
Rayez-moi de votre liste
Foutez-moi la paix
Fichez moi la paix avec vos mails
Lâchez-moi
STOP PUB
Stop mail
Je me désabonne
Désinscription svp
je refuse tout démarchage
Arretez vos spams
Laissez-moi tranquille
No insistan, por favor. No voy a contestar más correos.
Dejen de molestar
Quítenme de su lista de correos
Bórrenme de su base de datos por favor
Solicito la cancelación de mis datos
No me vuelvan a escribir
No autorizo el uso de mis datos
Favor de no enviar más correos
Favor eliminar mi correo de su lista
Por favor dar de baja mi correo
Déjenme en paz
No deseo recibir este tipo de información
basta de spam
no mandes mas mails
borrame de tu lista
Me borren de su lista por favor
Parem de me mandar e-mails
Me tira dessa lista
Me remova da lista por favor
Não quero mais receber seus e-mails
Não enviar mais
Não me mande mais nada
Solicito descadastramento
Quero sair da lista
Deixem-me em paz
Por favor apaguem o meu contacto
Não autorizo o contacto
Retirem o meu endereço da vossa base de dados
me exclui da lista aí
Toglietemi dalla lista
Cancellatemi subito
Smettetela di scrivermi
Non voglio ricevere altre mail
Vi chiedo di non inviarmi altre comunicazioni
Chiedo la cancellazione dei miei dati
Revoco il consenso
Non mi mandate più niente
La prego di non contattarmi ulteriormente
Rimuovere dalla lista grazie
Vogliate cancellare il mio nominativo
Lasciatemi in pace
Schrijf mij uit aub
Stop met mailen
Mail me niet meer
Niet meer mailen aub
Geen mails meer graag
Verwijder mijn adres uit uw bestand
Gelieve mijn gegevens te wissen
Laat me met rust
Ik wil geen mails meer ontvangen
Neem geen contact meer op
Kunt u mij van de lijst halen?
Sluta skicka mejl till mig
Skicka inget mer
Jag vill inte ha fler mejl
Avregistrera mig tack
Ta bort min adress
Radera mina uppgifter enligt GDPR
Kontakta mig inte igen
Lämna mig ifred
Jag undanber mig vidare kontakt
Fjern mig fra listen
Slet mine oplysninger
Jeg vil ikke have flere mails
Kontakt mig venligst ikke igen
Skriv ikke til mig mere
Jeg frabeder mig flere mails
Afmeld mig tak
Ikke send meg flere eposter
Meld meg av
Slett meg fra listen
Ikke kontakt meg igjen
Jeg frabeder meg slike henvendelser
Ta meg av listen er du snill
La meg være i fred
Lopettakaa viestien lähettäminen
Poistakaa yhteystietoni
En halua enää viestejä
Älä lähetä mitään enää
Älkää ottako minuun yhteyttä
Peruuttakaa tilaus
Haluan pois listalta
Jättäkää minut rauhaan
Usuńcie mnie z listy
Proszę mnie wypisać
Nie życzę sobie takich maili
Proszę zaprzestać wysyłania maili
Przestańcie do mnie pisać
Wycofuję zgodę na przetwarzanie danych
Żądam usunięcia moich danych
Nie kontaktujcie się ze mną więcej
dajcie mi spokój
proszę o wypisanie z newslettera
prosze mi nic nie wysylac
Już mi nie piszcie
Prosím vyškrtněte mě ze seznamu
Smažte moje údaje
Přestaňte mi psát
Nepřeji si další e-maily
Už mi nepište
Dejte mi pokoj
Nechci dostávat vaše nabídky
Odstraňte mě z databáze
Odhlaste mě
Žádám o výmaz osobních údajů
Už mi nepíšte prosím
Vymažte ma zo zoznamu
Neželám si dostávať reklamu
Prestaňte ma otravovať
Töröljék az adataimat
Vegyenek le a listáról
Ne küldjenek több levelet
Nem kérek több emailt
Hagyjanak békén
Iratkoztassanak le
Kérem a leiratkozást
Nem szeretnék több ajánlatot kapni
Scoateți-mă de pe listă
Nu-mi mai scrieți
Nu mai trimiteți
Vă rog să nu mă mai contactați
Dezabonați-mă
Ștergeți-mi datele
Lasati-ma in pace
sterge-ma de pe lista
Изтрийте ме от списъка
Не ми пращайте повече имейли
Спрете да ми пишете
Не желая да получавам реклама
Отпишете ме
Оставете ме на мира
Уберите меня из базы
Прекратите рассылку
Больше не пишите
Не присылайте мне больше ничего
Не беспокойте меня больше
Удалите мои данные
Исключите мой адрес из списка
Отзываю согласие на обработку персональных данных
Не хочу получать ваши письма
Отстаньте
Заберите меня из рассылки
прекратите спамить
уберите мою почту
Видаліть мене зі списку
Припиніть розсилку
Не надсилайте більше листів
Відпишіть мене
Не турбуйте мене більше
Приберіть мою адресу
Відчепіться
Διαγράψτε το email μου
Σταματήστε να μου στέλνετε
Μην μου ξαναγράψετε
Δεν θέλω να λαμβάνω email
Βγάλτε με από τη λίστα
Μη με ξαναενοχλήσετε
Αφαιρέστε με παρακαλώ
Αφήστε με ήσυχο
Beni listeden çıkar
Bana mail atmayın
Lütfen mail göndermeyi kesin
Artık yazmayın
Üyeliğimi iptal edin
Mail almak istemiyorum
Bir daha rahatsız etmeyin
Verilerimi silin
Beni rahat bırakın
Abonelikten çıkmak istiyorum
I do not wish to be contacted again
Kindly refrain from contacting us in future
take this address off your books
Delete my contact details please
pls rmv me
remove me plz
Please remove this email from your database
Do not contact this company again
not interested, remove
No more.
I'd like off this list
How do I get off this list?
How do I unsubscribe from this?
Please unsub
I never opted in. Remove.
This is harassment
This is the third email. Please stop.
You've been reported as spam.
reported and blocked
I am blocking your domain.
We do not accept unsolicited email. Do not send any more.
Cease and desist.
Under GDPR Art. 21 I object to processing of my data for direct marketing
You are not authorised to contact anyone at this firm
kindly exclude my mail id from your mailing
pls don't send such mails
Don't ever email me again
never contact me again
Stop sending me this crap
leave me alone
I want out
Ich möchte keine Werbung mehr erhalten
Keine weiteren E-Mails bitte
Bitte löschen Sie meine E-Mail-Adresse
Hören Sie auf mich anzuschreiben
Bitte von weiteren Mails absehen
Streichen Sie mich von Ihrer Liste
Lassen Sie mich in Ruhe
Ich widerspreche der Verarbeitung meiner Daten
bitte abmelden
Schicken Sie mir nichts mehr
nehmt mich raus
Nicht mehr anschreiben!
Ich verbitte mir weitere Zusendungen
Wir wünschen keine weitere Kontaktaufnahme
Kontaktieren Sie mich nie wieder
Unterlassen Sie das
Ich will das nicht mehr bekommen
Ihre Mails landen ab jetzt im Spam
das ist unerlaubte Werbung
I's bitte kei Mails meh
you got my address from some list you bought, get it off there
where did you find this address? take it down
who gave you my email? delete it
i did not give anyone permission to use this address
i never asked for any of this, so cut it out
this mailbox is not for sales messages, do not use it again
our company does not accept cold emails, please respect that and do not write again
we have a policy against unsolicited sales mail, update your records accordingly
please make a note not to approach us again
please note that we do not wish to be approached again
mark us as do not contact
put us on your do not contact list
add me to your suppression list
add this address to your do-not-mail list
please suppress this address
your persistence is annoying, stop it now
fourth message this month, give up already
take the hint and stop
got the hint yet? stop mailing
i've asked you twice already, what part of no don't you understand
if i wanted your product i would have answered, now go away
don't bother sending anything else, it goes straight to trash
save yourself the effort, your mails go unread into the bin
every further mail gets reported to your provider
next one goes to the data protection office
i expect written confirmation that my data has been erased
tell me what data you hold on me and then delete all of it
i am exercising my right to be forgotten
i hereby withdraw any consent
you have no legal basis for contacting me
that's illegal in germany, stop it
do not sell my personal information and remove it
wrong approach, spamming people. take my name out of your system
we are not a prospect and never will be. no further contact please
please respect my privacy and leave me out of your campaigns
please cease all communication with my office
i do not consent to being contacted
no more cold emails thx
dnt msg me agn
stop mailin me
pls dnt contact agin
plz remov my mail
unsuscribe me plz
take me of your list
tke me off the list
kindly desist from mailing me
kindly do the needful and remove my id
do not disturb
i don't wanna get these
i want no part of this, take me off
can you guys quit it
could you please take our address out of your distribution
would you mind not writing to us again
would appreciate it if you didn't contact me again
i would rather not get mails like this
i would prefer not to be contacted in future
not interested and please don't follow up
no thanks, and no need to follow up again ever
no. and don't write again
no thanks and please lose my address
thanks but no thanks, and please strike my name from your list
we have no interest, please do not contact us any further
not for us. please delete our details
sie haben meine adresse ohne erlaubnis, weg damit
woher kommt meine adresse? sofort entfernen
wer hat ihnen meine mailadresse gegeben? bitte sofort aus dem system nehmen
ich habe dem nie zugestimmt
ich habe ihnen keine erlaubnis erteilt mir zu schreiben
sie können sich die mühe sparen, ich lese das nicht
die mühe können sie sich sparen, das landet im müll
sparen sie sich ihre nachrichten
ersparen sie mir das bitte künftig
bitte nehmen sie abstand davon, mich weiter zu kontaktieren
ich bitte darum, künftig nicht mehr kontaktiert zu werden
ich möchte nicht mehr angeschrieben werden
wir möchten nicht mehr kontaktiert werden
bitte setzen sie uns auf ihre sperrliste
bitte in die blacklist eintragen
bitte unsere adresse sperren
diese adresse ist nicht für werbung gedacht
dieses postfach ist kein briefkasten für werbung
werbung unerwünscht
kaltakquise ist verboten, lassen sie das
das ist verboten nach uwg, stellen sie das ein
das ist die dritte mail, jetzt reicht es
wie oft denn noch? ich will das nicht
noch eine mail und ich schalte meinen anwalt ein
nächstes mal gibt es eine abmahnung
ich fordere sie auf, meine daten zu löschen
bestätigen sie mir die löschung
bitte um löschung
kein interesse, bitte löschen
kein interesse und bitte keine weiteren mails
danke nein, und bitte nicht nachfassen
nein danke, bitte nicht mehr melden
bitte melden sie sich nicht mehr
melden sie sich nie wieder bei mir
nerven sie wen anders
gehen sie mir nicht auf die nerven
geht mir nicht auf den keks
schreibt jemand anderem
i will kä wärbig
schickts ma nix mehr
qui vous a donné mon adresse ? supprimez-la
d'où tenez-vous mon adresse ? effacez-la immédiatement
je n'ai jamais donné mon accord pour ça
je ne vous ai jamais autorisé à m'écrire
cette adresse n'est pas destinée à la prospection
merci de ne pas utiliser cette adresse à des fins commerciales
inutile de me relancer
inutile d'insister, ne me relancez plus
pas la peine de me relancer, merci de me rayer
n'insistez pas svp
merci de ne plus nous contacter à l'avenir
je vous saurais gré de ne plus m'écrire
je vous serais reconnaissant de ne plus me contacter
je vous demande de cesser tout envoi
veuillez prendre note que nous ne souhaitons plus être démarchés
nous ne souhaitons pas être sollicités
je ne souhaite plus être contacté
je souhaite ne plus être dérangée
enlevez moi de la liste svp
virez mon mail de votre base
sortez-moi de vos fichiers
mettez-moi en liste rouge
y'en a marre de vos mails
ras le bol de vos relances
c'est la troisième fois, ça suffit
ce mail part à la corbeille comme les autres, arrêtez
prochaine fois je porte plainte
c'est du harcèlement
c'est interdit par le rgpd, arrêtez
merci d'effacer toutes mes données et de me le confirmer
je veux me désinscrire
comment faire pour ne plus recevoir vos mails ?
comment je sors de cette liste ?
pas intéressé, merci de me retirer
non merci et ne me recontactez pas
quién les dio mi correo? bórrenlo
de dónde sacaron mi dirección? elimínenla ya
nunca di mi permiso para esto
no les he autorizado a escribirme
este buzón no es para publicidad
no usen este correo para publicidad
les pido que no me contacten más
les ruego que no vuelvan a escribir
agradecería que no me enviaran más correos
le agradeceré no volver a recibir estos mensajes
preferiría no recibir más mensajes
preferimos no ser contactados
no quiero que me contacten
no deseo ser contactado
no deseo seguir recibiendo esto
me quiero salir de esta lista
cómo salgo de esta lista?
cómo hago para no recibir más esto
sáquenme de ahí
ya párenle con los correos
dejen de estar fregando
ya está bien de tanto correo
es la tercera vez, paren ya
a la próxima los denuncio
esto es acoso
esto es ilegal según el rgpd
exijo que borren mis datos
pónganme en su lista negra
no gracias y no me contacten de nuevo
no me interesa, por favor bórrenme
no insistas
quem passou meu email? apaguem
de onde tiraram meu contato? removam
nunca autorizei esse contato
não autorizei o envio
não use este e-mail para propaganda
peço que não me contatem mais
peço que não voltem a enviar mensagens
agradecia que não me voltassem a contactar
preferia não receber mais mensagens
prefiro não ser contatado
não desejo ser contatado
não quero ser incomodado
como faço pra sair dessa lista?
como deixo de receber isso?
me tirem daí
chega de email
já é a terceira vez, parem
da próxima vez denuncio ao procon
isso é assédio
não insista por favor
não tenho interesse, por favor me retire
não obrigado e não mande mais
chi vi ha dato la mia mail? cancellatela
dove avete preso il mio indirizzo? eliminatelo
non vi ho mai autorizzato
non ho mai dato il consenso
questa casella non è per la pubblicità
non usate questo indirizzo per scopi commerciali
vi prego di non contattarmi più
vi sarei grato se non mi scriveste più
preferirei non ricevere altre mail
non desidero più essere disturbato
non vorrei più ricevere queste mail
non voglio essere contattato
come faccio a non ricevere più queste mail?
come esco da questa lista?
levatemi di mezzo
è la terza volta, smettetela
la prossima volta denuncio
questo è spam bello e buono, basta
pretendo la cancellazione dei dati
inutile insistere
non mi interessa e non scrivetemi
no grazie e cancellatemi
wie gaf u mijn adres? verwijder het
hoe komt u aan mijn adres? graag wissen
ik heb hier geen toestemming voor gegeven
dit adres is niet bedoeld voor reclame
gebruik dit adres niet voor reclame
ik zou het op prijs stellen als u mij niet meer mailt
ik wil niet meer benaderd worden
wij willen niet benaderd worden
hoe kom ik van deze lijst af?
doe geen moeite meer, ik lees het niet
dit is de derde keer, hou ermee op
volgende keer meld ik het bij de acm
geen interesse, graag verwijderen
nee bedankt en niet meer mailen
zet mij op de blokkeerlijst
vem har gett er min adress? ta bort den
var har ni fått min adress ifrån? radera den
jag har aldrig godkänt detta
använd inte den här adressen för reklam
vänligen hör inte av er igen
hör inte av dig mer
jag vill inte bli kontaktad
hur slipper jag era mejl?
tredje mejlet nu, räcker det inte?
nej tack och hör inte av er igen
inte intresserad, ta bort mig
hvem har givet jer min mail? slet den
hvor har i min adresse fra? slet den
jeg har aldrig givet samtykke
brug ikke denne mail til reklamer
jeg ønsker ikke at blive kontaktet
hvordan slipper jeg for jeres mails?
nej tak og lad være med at skrive igen
hvem ga dere e-posten min? slett den
jeg har aldri samtykket til dette
ikke bruk denne adressen til reklame
jeg ønsker ikke å bli kontaktet
hvordan slipper jeg disse epostene?
nei takk og ikke ta kontakt igjen
mistä saitte osoitteeni? poistakaa se
en ole antanut suostumusta
älkää käyttäkö tätä osoitetta mainontaan
en halua että minuun otetaan yhteyttä
en halua tulla kontaktoiduksi
miten pääsen pois listalta?
ei kiitos älkääkä enää kirjoittako
skąd macie mój adres? proszę go usunąć
kto wam dał mój mail? usuńcie
nie wyrażałem zgody na kontakt
nigdy nie wyrażałam zgody
proszę nie używać tego adresu do reklam
proszę o niekontaktowanie się ze mną
proszę o zaprzestanie korespondencji
nie życzę sobie kontaktu
nie chcę być nękany
jak się wypisać z tej listy?
to już trzeci mail, dość
następnym razem zgłaszam do uodo
nie jestem zainteresowany, proszę usunąć moje dane
nie, dziękuję i proszę nie pisać
odkud máte moji adresu? smažte ji
kdo vám dal můj e-mail? odstraňte ho
nedal jsem vám souhlas
nikdy jsem nedala souhlas
nepřeji si být oslovován
nechci být kontaktována
nepoužívejte tuto adresu k reklamě
jak se z toho odhlásím?
je to už třetí mail, přestaňte
nemám zájem, vymažte mě
ne, děkuji, a už se neozývejte
odkiaľ máte moju adresu? vymažte ju
nedal som vám súhlas
neželám si byť kontaktovaný
nemám záujem, už mi nepíšte
honnan van meg a címem? töröljék
ki adta meg az e-mail címemet? töröljék azonnal
nem adtam engedélyt erre
nem kívánok több megkeresést
nem szeretném ha megkeresnének
ne zaklassanak tovább
kérem, többet ne keressenek
hogyan tudok leiratkozni?
nem érdekel, töröljenek
de unde aveți adresa mea? ștergeți-o
cine v-a dat mailul meu? ștergeți-l
nu mi-am dat acordul
nu doresc să fiu contactat
vă rog să încetați
nu mă mai deranjați
cum ies din lista asta?
nu mă interesează, ștergeți-mă
откуда у вас моя почта? удалите
кто дал вам мой адрес? уберите немедленно
я не давал согласия на это
я не подписывался на вашу рассылку
не используйте этот адрес для рекламы
прошу больше не обращаться
просьба больше не писать
прошу не беспокоить
не хочу, чтобы мне писали
не желаю получать такие письма
как отписаться от этого?
как мне отсюда выйти?
третье письмо уже, сколько можно
сколько можно слать
ещё одно письмо и напишу жалобу
не интересует, удалите меня
нет, спасибо, и не пишите больше
звідки у вас моя адреса? видаліть
хто дав вам мою пошту? приберіть
я не давав згоди
не бажаю отримувати таке
прошу більше не звертатися
як відписатися?
не цікавить, видаліть мене
откъде имате адреса ми? изтрийте го
не съм давал съгласие
моля не ме търсете повече
не желая да бъда безпокоен
махнете ми адреса
не ме интересува, махнете ме
otkud vam moja adresa? obrišite je
nisam dao pristanak
ne želim da me kontaktirate
molim da me više ne kontaktirate
kako da se odjavim?
prestanite da mi pišete
od kod vam moj naslov? izbrišite ga
nisem dal soglasja
prosim, ne kontaktirajte me več
που βρήκατε το email μου; διαγράψτε το
δεν έχω δώσει συγκατάθεση
δεν επιθυμώ να με ξαναενοχλήσετε
δεν επιθυμώ επικοινωνία
παρακαλώ μην επικοινωνήσετε ξανά
μη μου ξαναγράψετε
φτάνει πια με τα μηνύματα
πώς διαγράφομαι;
adresimi nereden buldunuz? silin
size izin vermedim
bu adresi reklam için kullanmayın
tekrar aranmak istemiyorum
benimle iletişime geçmeyin
rahatsız edilmek istemiyorum
listeden nasıl çıkarım?
kaçıncı mail bu, yeter
ilgilenmiyorum, bir daha yazmayın
من أين حصلتم على بريدي؟ احذفوه
لم أوافق على هذا
لا أريد أن تتواصلوا معي
الرجاء عدم الإزعاج
أرجو التوقف عن المراسلة
أرجو عدم مراسلتي
كيف ألغي الاشتراك؟
غير مهتم ولا ترسل مرة أخرى
מאיפה יש לכם את המייל שלי? תמחקו
לא נתתי הסכמה
אבקש לא ליצור איתי קשר
אני מבקש להפסיק את הפניות
נא לא לפנות אלינו
לא מעוניין שתפנו אליי
איך יוצאים מהרשימה?
ایمیل من را از کجا آورده‌اید؟ حذف کنید
اجازه نداده‌ام
लगातार ईमेल मत भेजिए
मुझे ये मेल नहीं चाहिए
आपको मेरा ईमेल कहाँ से मिला, हटाइए
mujhe aise mail nahi chahiye
mera email kahan se mila, delete karo
どこでアドレスを入手しましたか。削除してください
このアドレスへの営業メールはご遠慮ください
今後のご連絡はお控えいただけますと幸いです
営業のご連絡はお断りいたします
以後メールは不要です
もうメールはいりません
配信不要です
受信を希望しません
从哪里得到我的邮箱？请删除
我没有同意接收
请勿再打扰
不想再收到此类邮件
以后请不要再联系
把我移出名单
不要再骚扰我
怎么退订
你們怎麼有我的信箱？請移除
請不要再聯絡我
不希望再收到貴公司的信件
제 메일 주소는 어디서 구하셨나요? 삭제해 주세요
동의한 적 없습니다
더 이상 연락 원치 않습니다
이런 메일 받고 싶지 않습니다
연락하지 말아 주시기 바랍니다
수신 동의한 적이 없으니 삭제 바랍니다
lấy email tôi ở đâu vậy? xóa đi
tôi không đồng ý nhận thư này
đừng làm phiền nữa
xin đừng liên lạc nữa
ไปเอาอีเมลมาจากไหน ช่วยลบด้วย
ไม่อยากได้รับอีเมลแบบนี้
อย่าติดต่อมาอีก
กรุณาอย่ารบกวน
dapat email saya dari mana? hapus
saya tidak pernah setuju menerima ini
mohon tidak mengirim lagi
jangan ganggu saya
tolong berhenti
saya tak mahu terima lagi
iš kur turite mano adresą? ištrinkite
nedaviau sutikimo
prašau manęs netrukdyti
no kurienes jums mana adrese? izdzēsiet
lūdzu netraucējiet
kust te mu aadressi saite? kustutage
ärge mind rohkem tülitage
i told you no last time, please respect that
i already said i don't want this, why do you keep writing
this has to end
this needs to stop today
ich habe ihnen doch schon gesagt, dass ich das nicht will
ich hatte bereits mitgeteilt, dass ich keine mails wünsche, respektieren sie das
je vous ai déjà dit non, pourquoi continuez-vous à m'écrire
combien de fois faut-il vous dire non
ya les dije que no, por qué siguen escribiendo
cuántas veces tengo que decir que no
já disse que não quero, por que continuam mandando
ho già detto di no, perché continuate a scrivermi
ik heb al gezegd dat ik dit niet wil
wij zitten niet te wachten op deze mails
jag har redan sagt nej, sluta höra av er
jeg har allerede sagt nej, hold nu op
jeg har allerede sagt nei, vær så snill å slutte
olen jo sanonut ei, lopettakaa
pyydän, että ette enää lähetä mitään
już mówiłem, że nie chcę, proszę to uszanować
už jsem říkal, že nechci, respektujte to
prosím o vyřazení z evidence
már mondtam, hogy nem kérem
v-am spus deja că nu vreau
я уже говорил, что не надо, зачем вы продолжаете писать
больше не звоните и не пишите
не звоните и не пишите мне
я вже казав, що не треба
моля да не ми пишете повече
да не получавам повече нищо от вас
već sam rekao da ne želim
σας έχω ήδη πει όχι, σταματήστε
daha önce istemediğimi söyledim
قلت لكم سابقا لا أريد
כבר אמרתי שאני לא מעוניין שתכתבו
何度もお断りしているはずです
已经说过不需要了，请不要再发
이미 거절했는데 왜 계속 보내시나요
saya sudah bilang tidak, jangan hubungi lagi
tôi đã nói không rồi, đừng gửi nữa
`;
